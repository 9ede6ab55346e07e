/** Creates the npm package from the built site, for tests. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '../../../generator/paths.ts';
import { makePackage } from '../build/make-package.ts';

let made: Promise<string> | undefined;

/**
 * Creates the npm package. Test files that run in the same process share it, because creating it takes several seconds,
 * and they only read it.
 *
 * @returns absolute path of the folder that npm would publish as `dist`
 */
export function madePackage(): Promise<string> {
  return (made ??= make());
}

async function make(): Promise<string> {
  // Vitest numbers its processes, so that those that run at the same time have different folders.
  const out = inProject('.cache/webpack-docs-mcp', process.env.VITEST_POOL_ID ?? '1');
  await mkdir(path.dirname(out), { recursive: true });
  await makePackage(inProject('dist'), out);
  return out;
}
