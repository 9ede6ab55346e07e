import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Total sizes of scripts, styles, and pages, both uncompressed and with Brotli at the highest quality, in bytes. */
export type Sizes = Partial<Record<'scripts' | 'styles' | 'pages', { bytes: number; compressed: number }>>;

const kinds: Record<string, keyof Sizes> = {
  '.js': 'scripts',
  '.mjs': 'scripts',
  '.cjs': 'scripts',
  '.css': 'styles',
  '.html': 'pages',
};

/** Measures the sizes of the files in an output folder that a browser or Node.js loads. */
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
