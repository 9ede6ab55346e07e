import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Bytes of files by kind: as they are, and compressed with brotli at its best. */
export type Sizes = Partial<Record<'scripts' | 'styles' | 'pages', { bytes: number; compressed: number }>>;

const kinds: Record<string, keyof Sizes> = {
  '.js': 'scripts',
  '.mjs': 'scripts',
  '.cjs': 'scripts',
  '.css': 'styles',
  '.html': 'pages',
};

/** Sizes of what a browser or Node.js loads from a folder of built files. */
export async function measureFolder(folder: string): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const kind = kinds[path.extname(name)];
    if (kind === undefined) continue;
    const content = await readFile(path.join(folder, name));
    const { bytes, compressed } = sizes[kind] ?? { bytes: 0, compressed: 0 };
    sizes[kind] = {
      bytes: bytes + content.length,
      compressed: compressed + (await compress(content)).length,
    };
  }
  return sizes;
}
