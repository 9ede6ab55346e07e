import { useEffect, useState } from 'react';
import { fetchFacts } from '../../../../src/ui/browser/fetch-facts.ts';

const none: ReadonlyMap<string, string> = new Map();

/**
 * Returns the URLs of this site's pages about webpack's errors and warnings, by class. The map is empty until they have
 * loaded.
 */
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
    // If the error catalog fails to load, for example offline, the messages have no links.
    load().catch(console.warn);
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return catalog;
}
