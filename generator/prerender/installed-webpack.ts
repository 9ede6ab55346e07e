import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';

/** Returns the version of the installed webpack, which the site documents. */
export function installedWebpack(): string {
  return (JSON.parse(readFileSync(inProject('node_modules/webpack/package.json'), 'utf8')) as { version: string })
    .version;
}
