import { useCallback, useEffect, useState } from 'react';

/** A lazily loaded module: what it exports, or that it did not come. */
export interface Chunk<Exports> {
  loaded: Exports | undefined;
  failed: boolean;
  /** Loads again after a failure. */
  retry: () => void;
}

/**
 * Loads a chunk once `wanted`, never during prerender. Unlike `lazy`, a chunk that fails does not throw:
 * what it would have shown says so in its place.
 * @param load must be the same function on every render
 */
export function useChunk<Exports>(load: () => Promise<Exports>, wanted: boolean): Chunk<Exports> {
  const [loaded, setLoaded] = useState<Exports>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || loaded || failed) return;
    let current = true;
    load().then(
      (exports) => current && setLoaded(exports),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, loaded, failed]);
  return { loaded, failed, retry: useCallback(() => setFailed(false), []) };
}
