/**
 * Where the build reads and writes inside the project.
 */
import path from 'node:path';

/** Absolute root of the project. */
const projectRoot = path.resolve(import.meta.dirname, '..');

/** Absolute path of a file or folder of the project, from its root. */
export function inProject(...segments: string[]): string {
  return path.join(projectRoot, ...segments);
}

/** What survives between builds and may be deleted at any time. */
export const cacheFolder = inProject('.cache');

/** Compiled code of the build itself, for Node; without it, every run compiles anew what it imports. */
export const compileCache = inProject('.cache/node');
