import { useEffect, useState } from 'react';
import type { Asset, BuildResult } from '../../model/protocol.ts';
import { compressedSize } from '../../../../src/ui/browser/compressed-size.ts';

/** Adds the compressed sizes of a build's emitted files, for the formats that the browser supports. */
export async function withCompressedSizes(result: BuildResult): Promise<BuildResult> {
  const measured = async (asset: Asset): Promise<Asset> => {
    const file = new Blob([asset.content as BlobPart]);
    const [gzip, brotli] = await Promise.all([compressedSize(file, 'gzip'), compressedSize(file, 'brotli')]);
    return { ...asset, ...(gzip === undefined ? {} : { gzip }), ...(brotli === undefined ? {} : { brotli }) };
  };
  const compilations = await Promise.all(
    result.compilations.map(async (one) => ({ ...one, assets: await Promise.all(one.assets.map(measured)) })),
  );
  return { ...result, compilations };
}

/**
 * Returns a build with its compressed sizes. While they are being computed, returns the previous build so that the size
 * columns don't flicker, or `undefined` for the first build. Only the visible build is measured.
 */
export function useCompressedSizes(result: BuildResult): BuildResult | undefined {
  const [measured, setMeasured] = useState<BuildResult>();
  useEffect(() => {
    let isGone = false;
    void withCompressedSizes(result).then((sized) => {
      if (!isGone) setMeasured(sized);
    });
    return () => {
      isGone = true;
    };
  }, [result]);
  return measured;
}
