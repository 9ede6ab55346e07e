/** Measures Brotli sizes in browsers without native Brotli, with a 335 KB encoder that is loaded on demand. */
import { useEffect, useState } from 'react';
import type { Asset } from '../../model/protocol.ts';

/** Emitted files with their Brotli sizes, and the state of the measurement. */
interface BrotliSizes {
  assets: readonly Asset[];
  /** State of the measurement. `there` means that all files have been measured. */
  state: 'unasked' | 'measuring' | 'failed' | 'there';
}

/**
 * Adds missing Brotli sizes to emitted files.
 * @param isAsked whether the user requested the sizes; if so, the encoder is loaded, and later builds are measured as
 * well
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

/**
 * Compresses files with Brotli in a temporary worker. Rejects if the encoder can't be loaded. @returns compressed size
 * of each file
 */
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
