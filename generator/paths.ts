/** Paths that the build reads and writes in the project. */
import path from 'node:path';

/** Absolute path of the project root. */
const projectRoot = path.resolve(import.meta.dirname, '..');

/** Absolute path of a file or folder in the project. */
export function inProject(...segments: string[]): string {
  return path.join(projectRoot, ...segments);
}

/** Caches that persist between builds and can be deleted at any time. */
export const cacheFolder = inProject('.cache');

/** Node's compile cache for the build's own code; without it, every run recompiles its imports. */
export const compileCache = inProject('.cache/node');
