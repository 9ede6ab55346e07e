import { useEffect, useState } from 'react';
import type { SinceFile } from '../../search-engine/format.ts';
import type { SearchResult } from '../../search-engine/search.ts';
import { isNewer } from '../../model/since.ts';
import { readerVersion, shortVersion } from './reader-version.ts';

/** Gives, for a result that the reader's version of webpack does not have, the version that brought it. */
export type NewerIn = (result: SearchResult) => string | undefined;

/** Loads the versions where the reader said theirs; until they are there, and where they do not load, nothing is newer. */
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
