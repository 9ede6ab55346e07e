/** Paths in the project that the build reads and writes. */
import path from 'node:path';

/** Absolute path of the project's root. */
const projectRoot = path.resolve(import.meta.dirname, '..');

/** Returns the absolute path of a file or folder in the project. */
export function inProject(...segments: string[]): string {
  return path.join(projectRoot, ...segments);
}

/** Folder of caches that persist between builds and can be deleted at any time. */
export const cacheFolder = inProject('.cache');

/** Folder of Node.js's compile cache for the build's own code. Without the cache, every run compiles the code again. */
export const compileCache = inProject('.cache/node');
