/** Makes the core of the playground: the worker's script with webpack in it. */
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { corePlugin } from './core-plugin.ts';
import { leaveOut } from './left-out.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Bundles and minifies the worker. About 7 seconds.
 * @returns the script
 * @throws Error when a place in webpack is not where it was
 */
export async function buildCore(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'src/sandbox/worker/main.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'neutral',
    mainFields: ['main'],
    conditions: ['require', 'node'],
    target: ['chrome120', 'firefox121', 'safari17.2'],
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: {
      NODE_VERSION: JSON.stringify(process.versions.node),
      NODE_BUILTINS: JSON.stringify(builtinModules),
      __dirname: '"/project/node_modules/webpack/lib"',
      __filename: '"/project/node_modules/webpack/lib/index.js"',
      'import.meta.url': '"file:///project/node_modules/webpack/lib/index.js"',
    },
    plugins: [corePlugin, leaveOut()],
  });
  return outputFiles[0]!.contents;
}
