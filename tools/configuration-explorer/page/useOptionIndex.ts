import { useEffect, useState } from 'react';
import { indexOptions, type OptionIndex } from '../model/option-index.ts';
import { fetchFacts } from '../../../src/ui/browser/fetch-facts.ts';

/** An option index without any documentation, used if loading fails. */
export const noOptions = indexOptions({ options: [], ofServer: [], removed: [] });

/**
 * Loads the index of documented options. Returns `undefined` until it has loaded, and an empty index if loading fails.
 */
export function useOptionIndex(): OptionIndex | undefined {
  const [index, setIndex] = useState<OptionIndex>();
  useEffect(() => {
    const leave = new AbortController();
    Promise.all(['option', 'devserver', 'removed'].map((kind) => fetchFacts(kind, leave.signal))).then(
      ([options = [], ofServer = [], removed = []]) => setIndex(indexOptions({ options, ofServer, removed })),
      // Without the index of documented options, option names aren't links, but everything else works.
      () => leave.signal.aborted || setIndex(noOptions),
    );
    return () => leave.abort();
  }, []);
  return index;
}
