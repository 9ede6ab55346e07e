import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';

/** Version of the webpack that the site documents: the installed one. */
export function installedWebpack(): string {
  return (JSON.parse(readFileSync(inProject('node_modules/webpack/package.json'), 'utf8')) as { version: string })
    .version;
}
