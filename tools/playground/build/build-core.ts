/** Builds the playground's core: the worker script that contains webpack. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { browserTargets, bundle, type Bundled } from '../../shared/build/bundle.ts';
import { corePlugin } from './core-plugin.ts';
import { leaveOut } from './left-out.ts';

/** Path of the entry script of the playground's webpack worker. */
export const coreScript = path.resolve(import.meta.dirname, '../webpack-worker/main.ts');

/**
 * Bundles and minifies the playground's webpack worker, which takes about 7 seconds.
 * @throws Error if code that a patch replaces has changed in webpack
 */
export function buildCore(): Promise<Bundled> {
  return bundle({
    entryPoints: [coreScript],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['main'],
    conditions: ['require', 'node'],
    target: browserTargets,
    define: {
      NODE_VERSION: JSON.stringify(process.versions.node),
      NODE_BUILTINS: JSON.stringify(builtinModules),
      __dirname: '"/project/node_modules/webpack/lib"',
      __filename: '"/project/node_modules/webpack/lib/index.js"',
      'import.meta.url': '"file:///project/node_modules/webpack/lib/index.js"',
    },
    plugins: [corePlugin, leaveOut()],
  });
}
