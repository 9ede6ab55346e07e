import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from '../site.config.ts';
import { pageText } from '../compile/scan/page-text.ts';

/**
 * Returns the pages that a check should cover.
 *
 * @param paths files or folders; empty means all pages
 * @returns sorted paths of `.md` and `.mdx` files, relative to the working directory
 * @throws Error if a path doesn't exist
 */
export function contentFiles(paths: string[]): string[] {
  const asked = paths.length > 0 ? paths : [build.content];
  return [...new Set(asked.flatMap(filesOf))].toSorted();
}

/** Reads the Markdown of a page as the compiler does, with normalized line endings. */
export function readContent(file: string): string {
  return pageText(readFileSync(file, 'utf8'));
}

function filesOf(asked: string): string[] {
  if (!existsSync(asked)) throw new Error(`${asked} does not exist: name a page or a folder of ${build.content}/.`);
  const found = statSync(asked).isDirectory()
    ? globSync('**/*.{md,mdx}', { cwd: asked }).map((file) => path.join(asked, file))
    : [asked];
  return found.map((file) => path.relative(process.cwd(), path.resolve(file)));
}
