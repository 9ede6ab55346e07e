/** Compares the emitted files of two builds. */
import type { Asset, BuildResult } from '../../model/protocol.ts';

/** An emitted file that is in one or both of two builds. */
export interface ComparedFile {
  name: string;
  left: Asset | undefined;
  right: Asset | undefined;
  state: 'same' | 'differs' | 'only in this build' | 'only in the other';
}

/** Compares the emitted files of two builds by name. Names that differ only in a hash count as the same file. */
export function compareBuilds(left: BuildResult, right: BuildResult): ComparedFile[] {
  const [lefts, rights] = [filesByName(left), filesByName(right)];
  const names = [...new Set([...lefts.keys(), ...rights.keys()])].sort();
  return names.map((name) => {
    const [one, other] = [lefts.get(name), rights.get(name)];
    return { name, left: one, right: other, state: stateOf(one, other) };
  });
}

/**
 * Returns all emitted files of a build. If there are several compilations, each name gets its compilation as a prefix.
 */
export function assetsOf({ compilations }: BuildResult): Asset[] {
  return compilations.flatMap(({ name, output, assets }, index) =>
    compilations.length === 1
      ? assets
      : assets.map((asset) => ({ ...asset, name: `${name ?? (output || `${index}`)}/${asset.name}` })),
  );
}

/**
 * Adds up the sizes of files in bytes. The total of a compressed size is undefined unless that size is known for all
 * files.
 */
export function totalsOf(assets: readonly Asset[]): Pick<Asset, 'size' | 'gzip' | 'brotli'> {
  const sum = (sizes: (number | undefined)[]) =>
    sizes.reduce((total, size) => (total === undefined || size === undefined ? undefined : total + size), 0);
  return {
    size: sum(assets.map(({ size }) => size)) ?? 0,
    gzip: sum(assets.map(({ gzip }) => gzip)),
    brotli: sum(assets.map(({ brotli }) => brotli)),
  };
}

function filesByName(result: BuildResult): Map<string, Asset> {
  return new Map(
    assetsOf(result).map((asset) => [asset.name.replaceAll(/(?<=[.-])[0-9a-f]{8,32}(?=[.-])/g, '[hash]'), asset]),
  );
}

function stateOf(left: Asset | undefined, right: Asset | undefined): ComparedFile['state'] {
  if (!left) return 'only in the other';
  if (!right) return 'only in this build';
  const isSame = left.size === right.size && left.content.every((byte, index) => byte === right.content[index]);
  return isSame ? 'same' : 'differs';
}
