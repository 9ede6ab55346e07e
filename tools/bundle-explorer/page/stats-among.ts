import type { NamedFile } from '../../../src/ui/browser/given-files.ts';

/** The stats file among chosen files: the one that is JSON by its name, the largest of several; else the only one. */
export function statsAmong(files: NamedFile[]): NamedFile | undefined {
  const json = files
    .filter(({ name }) => /\.json(?:\.gz)?$/i.test(name))
    .toSorted((one, two) => two.blob.size - one.blob.size);
  return json[0] ?? (files.length === 1 ? files[0] : undefined);
}
