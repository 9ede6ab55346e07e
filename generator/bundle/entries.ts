/**
 * What is bundled, and the version of how: what the rest of the build knows of it without loading webpack.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.ts';

/** Names of the configurations, as they stand in webpack's messages. */
export type ConfigurationName = 'client' | 'head' | 'prerender' | 'worker';

/** Entry files by configuration. */
export const entries: Record<ConfigurationName, string> = {
  client: inProject('src/entries/browser.ts'),
  head: inProject('src/entries/head.ts'),
  prerender: inProject('src/entries/prerender.tsx'),
  worker: inProject('src/entries/service-worker/index.ts'),
};

/** Files of the bundles that are not for the app itself, in `workspace.server`. */
export const codeFiles: Record<Exclude<ConfigurationName, 'client'>, string> = {
  head: 'head.js',
  prerender: 'prerender.mjs',
  worker: 'sw.js',
};

/** Changes when the configuration or the tools do: the persistent cache starts anew then. */
export const configurationVersion = (() => {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).sort()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  }
  hash.update(readFileSync(inProject('package-lock.json')));
  return hash.digest('hex').slice(0, 16);
})();
