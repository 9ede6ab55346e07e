/** Entry files of the bundles, and version of their configuration, for code that must not load webpack. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.ts';

/** Names of the webpack configurations, as shown in webpack's messages. */
export type ConfigurationName = 'client' | 'head' | 'prerender' | 'worker';

/** Entry file of each webpack configuration. */
export const entries: Record<ConfigurationName, string> = {
  client: inProject('src/entries/browser.ts'),
  head: inProject('src/entries/head.ts'),
  prerender: inProject('src/entries/prerender.tsx'),
  worker: inProject('src/entries/service-worker/index.ts'),
};

/** File names of the bundles in the folder `workspace.server`, which aren't part of the browser app. */
export const codeFiles: Record<Exclude<ConfigurationName, 'client'>, string> = {
  head: 'head.js',
  prerender: 'prerender.mjs',
  worker: 'sw.js',
};

/** Version of webpack's configuration and the build tools. A change invalidates webpack's persistent cache. */
export const configurationVersion = (() => {
  const hash = createHash('sha256');
  for (const name of readdirSync(import.meta.dirname).sort()) {
    if (name.endsWith('.ts')) hash.update(readFileSync(path.join(import.meta.dirname, name)));
  }
  hash.update(readFileSync(inProject('package-lock.json')));
  return hash.digest('hex').slice(0, 16);
})();
