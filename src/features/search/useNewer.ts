import { useEffect, useState } from 'react';
import type { SinceFile } from '../../search-engine/format.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { isNewer } from '../../model/since.ts';
import { readerVersion, shortVersion } from './reader-version.ts';

/**
 * Returns the first webpack version that has the feature in a search result, if it is newer than the reader's version.
 */
export type NewerIn = (result: SearchResult) => string | undefined;

/**
 * Loads the first webpack version of each documented feature, if the reader chose a version. Until this has succeeded,
 * no search result counts as newer.
 */
export function useNewer(load: (() => Promise<SinceFile>) | undefined): NewerIn {
  const [own] = useState(readerVersion);
  const [since, setSince] = useState<SinceFile>();
  useEffect(() => {
    if (own === undefined || !load) return;
    let current = true;
    load().then(
      (file) => current && setSince(file),
      () => {},
    );
    return () => void (current = false);
  }, [own, load]);
  return ({ url }) => {
    const version = since?.[url];
    return own !== undefined && version !== undefined && isNewer(version, own) ? shortVersion(version) : undefined;
  };
}
