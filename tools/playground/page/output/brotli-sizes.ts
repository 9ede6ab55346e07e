/** Sizes with brotli where the browser has no brotli of its own: by an encoder of 335 KB, which comes when it is asked for. */
import { useEffect, useState } from 'react';
import type { Asset } from '../../model/protocol.ts';

/** Files with their sizes, and how far the encoder is with them. */
export interface BrotliSizes {
  assets: readonly Asset[];
  /** `there`: nothing is left to measure. */
  state: 'unasked' | 'measuring' | 'failed' | 'there';
}

/**
 * Adds sizes with brotli to files that lack them.
 * @param isAsked whether to load the encoder; later builds are measured by themselves then
 */
export function useBrotliSizes(assets: readonly Asset[], isAsked: boolean): BrotliSizes {
  const [measured, setMeasured] = useState<{ of: readonly Asset[]; sizes: (number | undefined)[] }>();
  const isThere = assets.every(({ brotli }) => brotli !== undefined);
  useEffect(() => {
    if (!isAsked || isThere) return undefined;
    const gone = new AbortController();
    const keep = (sizes: (number | undefined)[]) => {
      if (!gone.signal.aborted) setMeasured({ of: assets, sizes });
    };
    compressAll(assets, gone.signal).then(keep, () => keep([]));
    return () => gone.abort();
  }, [assets, isAsked, isThere]);
  if (isThere) return { assets, state: 'there' };
  if (!isAsked) return { assets, state: 'unasked' };
  if (measured?.of !== assets) return { assets, state: 'measuring' };
  const sized = assets.map((asset, index) => {
    const brotli = measured.sizes[index];
    return brotli === undefined ? asset : { ...asset, brotli };
  });
  return { assets: sized, state: sized.every(({ brotli }) => brotli !== undefined) ? 'there' : 'failed' };
}

/** Bytes that are left of each file, in a worker that ends with it. Rejects where the encoder doesn’t come. */
function compressAll(assets: readonly Asset[], signal: AbortSignal): Promise<(number | undefined)[]> {
  const worker = new Worker(/* webpackChunkName: "brotli-worker" */ new URL('./brotli-worker.ts', import.meta.url));
  signal.addEventListener('abort', () => worker.terminate());
  return new Promise<(number | undefined)[]>((resolve, reject) => {
    const sizes: (number | undefined)[] = [];
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
      if (sizes.push(data) === assets.length) resolve(sizes);
    });
    worker.addEventListener('error', reject);
    for (const { content } of assets) worker.postMessage(content);
  }).finally(() => worker.terminate());
}
