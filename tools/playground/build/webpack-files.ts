/** Lists webpack files that the playground needs although webpack's entry module doesn't import them. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Generates a module that maps each webpack file that plugins may require to a function that loads it. */
export function listWebpackFiles(root: string): string {
  const folder = path.join(root, 'node_modules');
  const files = globSync('webpack/lib/**/*.js', { cwd: folder }).filter(
    (file) =>
      !/\.runtime\.js$|\/(?:loaders\/loadLoader|node\/NodeWatchFileSystem|javascript\/syntax-printer(?:-data)?)\.js$/.test(
        file,
      ),
  );
  const lines = [...files.toSorted(), 'minimizer-webpack-plugin/dist/index.js', 'minimizer-webpack-plugin'].map(
    (file) =>
      `${JSON.stringify(file)}: () => require(${JSON.stringify(file.endsWith('.js') ? path.join(folder, file) : file)}),`,
  );
  return `export const webpackFiles = {\n${lines.join('\n')}\n};`;
}

/** Generates a module with the content of files that a webpack build may add to its output. */
export function listRuntimeFiles(root: string): string {
  const folder = path.join(root, 'node_modules');
  // Hashes of minified files depend on terser's version, which is read from its `package.json`.
  const names = [
    'webpack/package.json',
    'terser/package.json',
    'events/package.json',
    'events/events.js',
    ...globSync('webpack/hot/*.js', { cwd: folder }).toSorted(),
  ];
  const texts = names.map((name) => [
    `/project/node_modules/${name}`,
    /^(?:webpack|terser)\/package\.json$/.test(name)
      ? bareManifest(path.join(folder, name))
      : readFileSync(path.join(folder, name), 'utf8'),
  ]);
  const stub = ['/project/node_modules/terser/dist/bundle.min.js', ''];
  // The loader that prepares modules for running in the worker (tools/playground/webpack-worker/prepare-module.ts).
  const prepare = [
    '/prepare-module.cjs',
    'module.exports = function (code) { return globalThis.preparePlaygroundModule(String(code), this.resourcePath); };',
  ];
  return `export const runtimeFiles = ${JSON.stringify(Object.fromEntries([...texts, stub, prepare]))};`;
}

/** Returns a `package.json` reduced to the fields that resolution needs. */
function bareManifest(file: string): string {
  const { name, version, main } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify({ name, version, main: name === 'terser' ? 'dist/bundle.min.js' : main });
}
