import { useCallback, useEffect, useState } from 'react';

/** State of a lazily loaded module: its exports, or whether loading failed. */
interface Chunk<Exports> {
  loaded: Exports | undefined;
  failed: boolean;
  /** Tries again to load the chunk after a failure. */
  retry: () => void;
}

/**
 * React hook that loads a chunk as soon as `wanted` is true, but never during prerendering. In contrast to React's
 * `lazy`, a failure doesn't throw, so the component can render an error in place of its content.
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
