import type { Asset } from '../../model/protocol.ts';
import { bytesOfBase64 } from '../../../../src/ui/browser/base64.ts';

/**
 * Returns the source map of an emitted file as JSON, from its map file or from the inline data URL in its last comment.
 * Returns `undefined` if there is none.
 */
export function mapOfAsset(asset: Asset, assets: readonly Asset[]): string | undefined {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  // With several compilations, names of emitted files have a folder prefix, which the name of the source map lacks.
  const file = assets.find(({ name }) => name === `${asset.name}.map` || name === asset.map);
  if (file) return decode(file.content);
  const inline = /[#@] sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*(?:\*\/)?\s*$/.exec(
    decode(asset.content),
  );
  return inline?.[1] && decode(bytesOfBase64(inline[1]));
}
