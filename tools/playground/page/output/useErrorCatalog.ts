import { useEffect, useState } from 'react';
import { fetchFacts } from '../../../../src/ui/browser/fetch-facts.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Addresses at which this site explains webpack's errors and warnings, by class. Empty until loaded. */
export function useErrorCatalog(wanted: boolean): ReadonlyMap<string, string> {
  const [catalog, setCatalog] = useState(none);
  const isMissing = wanted && catalog === none;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    const load = async () => {
      const facts = await fetchFacts('error');
      const known = new Map(facts.flatMap(({ name, url }) => (url === undefined ? [] : [[name, url]])));
      if (!isGone) setCatalog(known);
    };
    // For example offline: the messages have no links then.
    load().catch(console.warn);
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return catalog;
}
