import type { NamedFile } from '../../../src/ui/browser/given-files.ts';

/**
 * Finds the stats file among the files that the user chose: the largest one with a JSON extension, or the only file.
 */
export function statsAmong(files: NamedFile[]): NamedFile | undefined {
  const json = files
    .filter(({ name }) => /\.json(?:\.gz)?$/i.test(name))
    .toSorted((one, two) => two.blob.size - one.blob.size);
  return json[0] ?? (files.length === 1 ? files[0] : undefined);
}
