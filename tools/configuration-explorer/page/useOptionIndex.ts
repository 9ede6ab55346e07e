import { useEffect, useState } from 'react';
import { indexOptions, type OptionIndex } from '../model/option-index.ts';
import { fetchFacts } from '../../../src/ui/browser/fetch-facts.ts';

/** An empty index. */
export const noOptions = indexOptions({ options: [], ofServer: [], removed: [] });

/** Facts about options: undefined until they are loaded, empty if that fails. */
export function useOptionIndex(): OptionIndex | undefined {
  const [index, setIndex] = useState<OptionIndex>();
  useEffect(() => {
    const leave = new AbortController();
    Promise.all(['option', 'devserver', 'removed'].map((kind) => fetchFacts(kind, leave.signal))).then(
      ([options = [], ofServer = [], removed = []]) => setIndex(indexOptions({ options, ofServer, removed })),
      // Without it, names aren't links; everything else works.
      () => leave.signal.aborted || setIndex(noOptions),
    );
    return () => leave.abort();
  }, []);
  return index;
}
