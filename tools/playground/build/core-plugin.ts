/**
 * esbuild plugin for the playground's webpack worker. It replaces Node.js modules with those in
 * `tools/playground/webpack-worker/node/`, and patches webpack in a few places. Each patch declares how many matches it
 * expects, so that a webpack update that changes the code fails at build time rather than in the browser.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { versionOf } from './build-parts.ts';
import { nameClasses } from './name-classes.ts';
import { listRuntimeFiles, listWebpackFiles } from './webpack-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const worker = path.join(root, 'tools/playground/webpack-worker');

/** A patch for one file of a package. */
interface Patch {
  /** Path of the patched file under `node_modules`. */
  file: string;
  find: RegExp;
  /** Replacement code, as for `String#replace`. */
  replace: string | ((...found: string[]) => string);
  /** Number of matches that the patch requires. Any other number fails the build. */
  places: number;
}

/** Matches static methods of minimizers that format or position banners. */
const bannerFunction = /(\w+Minify\.(?:formatBanner|getBannerPosition) = )([^;]+);/g;

/** Replaces a function so that its `toString` still returns the original source code after minification. */
const keepText = (_whole: string, start: string, code: string): string =>
  `${start}Object.assign(${code}, { toString: () => ${JSON.stringify(code)} });`;

const patches: readonly Patch[] = [
  // Allow repeated registration, because the project's plugins are evaluated again for each configuration, as they
  // would be in a new Node.js process.
  {
    file: 'webpack/lib/serialization/ObjectMiddleware.js',
    find: /if \(serializerInversed\.has\(key\)\)/g,
    replace: 'if (serializerInversed.has(key) && !request.startsWith("/project/"))',
    places: 2,
  },
  // Use file paths instead of package resolution, because the bundled webpack finds its own files by these paths.
  {
    file: 'webpack/lib/config/defaults.js',
    find: /require\.resolve\("watchpack"\)/g,
    replace: '"/project/node_modules/watchpack/lib/watchpack.js"',
    places: 4,
  },
  {
    file: 'webpack/lib/config/WebpackOptionsApply.js',
    find: /require\.resolve\(/g,
    replace: '((name) => "/project/node_modules/webpack/" + name.slice(6))(',
    places: 2,
  },
  // Terser is in a separate file, which the playground fetches on first use.
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    find: /= require\("terser"\)/g,
    replace: '= await globalThis.loadPlaygroundPart("terser")',
    places: 1,
  },
  // webpack's own minifier is also in a separate file, because only `experiments.futureDefaults` uses it.
  {
    file: 'webpack/lib/javascript/jsMinify.js',
    find: /const result = new webpack\.javascript/g,
    replace: 'await globalThis.loadPlaygroundPart("printer");\n\tconst result = new webpack.javascript',
    places: 1,
  },
  {
    file: 'webpack/lib/javascript/syntax-parser.js',
    find: /require\("\.\/syntax-printer"\)/g,
    replace: 'globalThis.playgroundPart("printer")',
    places: 2,
  },
  {
    file: 'webpack/lib/javascript/JavascriptSourceProcessor.js',
    find: /require\("\.\/syntax-printer"\)/g,
    replace: 'globalThis.playgroundPart("printer")',
    places: 1,
  },
  // Only webpack's own minifier uses the tables in `syntax-printer-data`, and its file contains a copy of them.
  {
    file: 'webpack/lib/javascript/side-effects.js',
    find: /require\("\.\/syntax-printer-data"\)/g,
    replace: 'globalThis.playgroundPart("printer")',
    places: 1,
  },
  {
    file: 'webpack/lib/javascript/syntax.js',
    find: /require\("\.\/syntax-printer"\)/g,
    replace: 'globalThis.playgroundPart("printer")',
    places: 1,
  },
  // Keep hashes in file names equal to those from Node.js. They depend on the version of terser and on the source code
  // of functions.
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    find: /\(\) => packageVersion\("terser"\)/g,
    replace: `() => ${JSON.stringify(versionOf('terser'))}`,
    places: 1,
  },
  {
    file: 'webpack/lib/html/htmlMinify.js',
    find: bannerFunction,
    replace: keepText,
    places: 2,
  },
  {
    file: 'webpack/lib/css/cssMinify.js',
    find: bannerFunction,
    replace: keepText,
    places: 1,
  },
  // ProgressPlugin loads each loader early to get its name, with a `require` that doesn't support ES modules in the
  // playground. The build loads the loaders anyway.
  {
    file: 'webpack/lib/logging/ProgressPlugin.js',
    find: /require\(loader\.loader\);/g,
    replace: '',
    places: 1,
  },
  // Keeps webpack's parser caches with 20,000 entries, which would otherwise be rebuilt for each build.
  {
    file: 'webpack/lib/javascript/syntax-parser.js',
    find: /\t(?:WORD|SLICE)_CACHE = NO_CACHE;\n/g,
    replace: '',
    places: 2,
  },
  // Replaces the import of configuration files, because the project's modules are in memory and webpack-cli can't
  // import them from disk.
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /await import\(isFileURL \? configPath : \(0, node_url_1\.pathToFileURL\)\(configPath\)\.href\)/g,
    replace: 'await globalThis.importPlaygroundFile(isFileURL ? configPath : node_path_1.default.resolve(configPath))',
    places: 1,
  },
  // Makes webpack-cli report errors in a configuration directly, without trying to compile it as another language.
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /process\.env\?\.WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG/g,
    replace: 'true',
    places: 1,
  },
  // webpack-cli uses one global command parser per process, but the playground's worker parses many command lines.
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /commander_1\.program;/g,
    replace: 'new commander_1.Command();',
    places: 1,
  },
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /await import\(\(0, node_url_1\.pathToFileURL\)\(parserPath\)\.href\)/g,
    replace: 'await globalThis.importPlaygroundFile(parserPath)',
    places: 1,
  },
];

/** Replaces Node.js modules in the playground's webpack worker and applies the patches to webpack. */
export const corePlugin: Plugin = {
  name: 'playground-core',
  setup(build) {
    const fits = new Map(patches.map((patch) => [patch, 0]));
    const names = new Set(builtinModules);

    const events = path.join(root, 'node_modules/events/events.js');
    const cli = path.join(root, 'node_modules/webpack-cli/lib/webpack-cli.js');
    build.onResolve({ filter: /^playground:events$/ }, () => ({ path: events }));
    build.onResolve({ filter: /^playground:/ }, ({ path: name }) => ({ path: name, namespace: 'playground' }));
    build.onLoad({ filter: /files$/, namespace: 'playground' }, ({ path: name }) => ({
      contents: name === 'playground:webpack-files' ? listWebpackFiles(root) : listRuntimeFiles(root),
      resolveDir: root,
    }));

    build.onResolve({ filter: /.*/ }, ({ path: name, importer }) => {
      const bare = name.replace(/^node:/, '');
      // The npm package `events` has the same name as a Node.js module, so it is resolved by path.
      if (bare === 'events') return { path: events };
      // In webpack-cli's TypeScript source, the default import is the class itself, but the CommonJS exports have it as
      // `default`.
      if (name === 'webpack-cli') return { path: cli, namespace: 'default-export' };
      if (bare === 'graceful-fs') return { path: 'fs', namespace: 'builtin' };
      if (name.startsWith('node:') || names.has(bare)) return { path: bare, namespace: 'builtin' };
      if (name.endsWith('/loadLoader') && importer.includes('/webpack/lib/'))
        return { path: path.join(worker, 'load-loader.ts'), namespace: 'default-export' };
      return undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(path.join(worker, 'node/builtins.ts'))}).builtin(${JSON.stringify(name)});`,
      resolveDir: root,
    }));
    build.onLoad({ filter: /.*/, namespace: 'default-export' }, ({ path: file }) => ({
      contents: `module.exports = require(${JSON.stringify(file)}).default;`,
      resolveDir: root,
    }));
    build.onLoad({ filter: /\.[cm]?[jt]s$/, namespace: 'file' }, async ({ path: file }) => {
      // The `node_modules` folder may be a symlink, and esbuild reports real paths.
      const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      let contents = readFileSync(file, 'utf8');
      for (const patch of patches) {
        if (patch.file !== name) continue;
        fits.set(patch, (contents.match(patch.find) ?? []).length);
        contents = contents.replace(patch.find, patch.replace as string);
      }
      // Runtime files are copied to webpack's output verbatim, so they must not be minified.
      if (name.endsWith('.runtime.js')) return { contents: asSource(contents, name) };
      const code = file.endsWith('.ts') ? (await transform(contents, { loader: 'ts' })).code : contents;
      // Preserve class names during minification, because webpack compares `constructor.name`.
      return { contents: nameClasses(code) };
    });

    build.onEnd(() => {
      const errors = [...fits].flatMap(([{ file, find, places }, found]) =>
        found === places
          ? []
          : [{ text: `${file} has ${found} places that fit ${find}, and not ${places}: see what changed there.` }],
      );
      return { errors };
    });
  },
};

/**
 * Converts a template of webpack's runtime so that its function keeps its source code when the surrounding code is
 * minified.
 */
function asSource(contents: string, name: string): string {
  const start = contents.indexOf('module.exports = function');
  const source = contents.slice(start + 'module.exports = '.length).replace(/;\s*$/, '');
  if (start === -1) throw new Error(`${name} does not export a function as it did.`);
  return `module.exports = { toString: () => ${JSON.stringify(source)} };`;
}
