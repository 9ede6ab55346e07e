/** Creates the npm package from the built site, for tests. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '../../../generator/paths.ts';
import { makePackage } from '../build/make-package.ts';

const folder = inProject('.cache/webpack-docs-mcp');

/** Creates the npm package. @returns absolute path of the folder that npm would publish as `dist` */
export async function madePackage(name: string): Promise<string> {
  const out = path.join(folder, name);
  await mkdir(folder, { recursive: true });
  await makePackage(inProject('dist'), out);
  return out;
}
