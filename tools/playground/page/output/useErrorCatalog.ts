import { useEffect, useState } from 'react';
import { fetchFacts } from '../../../../src/ui/browser/fetch-facts.ts';
import { whenIdle } from '../../../../src/ui/browser/when-idle.ts';

/**
 * Returns the URLs of this site's pages about webpack's errors and warnings, by class. The map is empty until it has
 * loaded. It is loaded early, because adding links to errors that are already shown would cause a layout shift.
 */
export function useErrorCatalog(): ReadonlyMap<string, string> {
  const [catalog, setCatalog] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const facts = await fetchFacts('error');
      const known = new Map(facts.flatMap(({ name, url }) => (url === undefined ? [] : [[name, url]])));
      if (!isGone) setCatalog(known);
    };
    // If the error catalog fails to load, for example offline, the messages have no links.
    whenIdle(() => void load().catch(console.warn));
    return () => {
      isGone = true;
    };
  }, []);
  return catalog;
}
