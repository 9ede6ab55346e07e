import type { Asset } from '../../model/protocol.ts';
import { bytesOfBase64 } from '../../../../src/ui/browser/base64.ts';

/** The JSON of an asset's source map: the file that belongs to it, or what stands in its last comment; nothing without one. */
export function mapOfAsset(asset: Asset, assets: readonly Asset[]): string | undefined {
  const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  // Names of several compilations have a folder before them, which the name of the map lacks.
  const file = assets.find(({ name }) => name === `${asset.name}.map` || name === asset.map);
  if (file) return decode(file.content);
  const inline = /[#@] sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*(?:\*\/)?\s*$/.exec(
    decode(asset.content),
  );
  return inline?.[1] && decode(bytesOfBase64(inline[1]));
}
