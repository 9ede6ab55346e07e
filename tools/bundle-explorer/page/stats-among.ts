import type { NamedFile } from '../../../src/ui/browser/given-files.ts';

/** The stats file among chosen files: the largest JSON file by extension, or else the only file. */
export function statsAmong(files: NamedFile[]): NamedFile | undefined {
  const json = files
    .filter(({ name }) => /\.json(?:\.gz)?$/i.test(name))
    .toSorted((one, two) => two.blob.size - one.blob.size);
  return json[0] ?? (files.length === 1 ? files[0] : undefined);
}
