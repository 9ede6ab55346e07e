import { useEffect, useState } from 'react';
import type { Asset, BuildResult } from '../../../model/playground/protocol.ts';

type Form = 'gzip' | 'brotli';

/** How many bytes some bytes have in a form; nothing where the browser does not have it. */
async function bytesIn(form: Form, content: Uint8Array): Promise<number | undefined> {
  let compression: CompressionStream;
  try {
    // Browsers differ in what they know, and the types name what all of them know.
    compression = new CompressionStream(form as CompressionFormat);
  } catch {
    return undefined;
  }
  const stream = new Blob([content as BlobPart]).stream().pipeThrough(compression);
  return (await new Response(stream).arrayBuffer()).byteLength;
}

/** A build whose files say their compressed sizes, as far as the browser can. */
export async function withCompressedSizes(result: BuildResult): Promise<BuildResult> {
  const measured = async (asset: Asset): Promise<Asset> => {
    const [gzip, brotli] = await Promise.all([bytesIn('gzip', asset.content), bytesIn('brotli', asset.content)]);
    return { ...asset, ...(gzip === undefined ? {} : { gzip }), ...(brotli === undefined ? {} : { brotli }) };
  };
  const compilations = await Promise.all(
    result.compilations.map(async (one) => ({ ...one, assets: await Promise.all(one.assets.map(measured)) })),
  );
  return { ...result, compilations };
}

/** A build as it is, and with its compressed sizes as soon as they are known. Only what is looked at is measured. */
export function useCompressedSizes(result: BuildResult): BuildResult {
  const [measured, setMeasured] = useState<{ of: BuildResult; result: BuildResult }>();
  useEffect(() => {
    let isGone = false;
    void withCompressedSizes(result).then((sized) => {
      if (!isGone) setMeasured({ of: result, result: sized });
    });
    return () => {
      isGone = true;
    };
  }, [result]);
  return measured?.of === result ? measured.result : result;
}
