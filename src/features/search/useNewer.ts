import { useEffect, useState } from 'react';
import type { SinceFile } from '../../search-engine/format.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { isNewer } from '../../model/since.ts';
import { readerVersion, shortVersion } from './reader-version.ts';

/** Returns the version that introduced a result, if the reader's version doesn't have it. */
export type NewerIn = (result: SearchResult) => string | undefined;

/**
 * Loads the versions if the reader has chosen one; until they are loaded, and if that fails, nothing counts as newer.
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
