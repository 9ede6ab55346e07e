/**
 * What esbuild does differently for the core of the playground: Node's modules become those of `tools/playground/core/node/`,
 * and some places in webpack are changed. Each change says how often it must fit, so
 * that an update of webpack that moves such a place fails here and not in the browser.
 */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { versionOf } from './build-parts.ts';
import { nameClasses } from './name-classes.ts';
import { listRuntimeFiles, listWebpackFiles } from './webpack-files.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const worker = path.join(root, 'tools/playground/core');

/** A change of a file of a package. */
interface Patch {
  /** File under `node_modules`. */
  file: string;
  find: RegExp;
  /** As `String#replace` takes it. */
  replace: string | ((...found: string[]) => string);
  /** How many places it has to fit. */
  places: number;
}

/** A function that says how a minimizer writes a banner. */
const bannerFunction = /(\w+Minify\.(?:formatBanner|getBannerPosition) = )([^;]+);/g;

/** A function that gives its text as it was written, whatever minifying makes of it. */
const keepText = (_whole: string, start: string, code: string): string =>
  `${start}Object.assign(${code}, { toString: () => ${JSON.stringify(code)} });`;

const patches: readonly Patch[] = [
  // A plugin of the project is evaluated anew with each configuration, and Node starts a process for each.
  {
    file: 'webpack/lib/serialization/ObjectMiddleware.js',
    find: /if \(serializerInversed\.has\(key\)\)/g,
    replace: 'if (serializerInversed.has(key) && !request.startsWith("/project/"))',
    places: 2,
  },
  // A path instead of a search in packages: the core knows its own files by these.
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
  // Terser is a part of its own, fetched when something is minified.
  {
    file: 'minimizer-webpack-plugin/dist/utils.js',
    find: /= require\("terser"\)/g,
    replace: '= await globalThis.loadPlaygroundPart("terser")',
    places: 1,
  },
  // And so is webpack's own minifier, which only `experiments.futureDefaults` uses.
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
  // Only the minifier asks for these tables, and its part has a copy of them.
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
  // What decides about the output goes into the names of files: the version of terser, and functions by their text.
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
  // Progress loads each loader early to name it, with a `require` that takes no ES module here. Builds load them all the same.
  {
    file: 'webpack/lib/logging/ProgressPlugin.js',
    find: /require\(loader\.loader\);/g,
    replace: '',
    places: 1,
  },
  // Tables of 20,000 places that are made anew for each build, unless they are kept.
  {
    file: 'webpack/lib/javascript/syntax-parser.js',
    find: /\t(?:WORD|SLICE)_CACHE = NO_CACHE;\n/g,
    replace: '',
    places: 2,
  },
  // Modules of the project come from memory.
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /await import\(isFileURL \? configPath : \(0, node_url_1\.pathToFileURL\)\(configPath\)\.href\)/g,
    replace: 'await globalThis.importPlaygroundFile(isFileURL ? configPath : node_path_1.default.resolve(configPath))',
    places: 1,
  },
  // An error in a configuration is told as it is, without trying the languages of old.
  {
    file: 'webpack-cli/lib/webpack-cli.js',
    find: /process\.env\?\.WEBPACK_CLI_FORCE_LOAD_ESM_CONFIG/g,
    replace: 'true',
    places: 1,
  },
  // One program for all is enough for a process, and not for a worker that reads one command line after the other.
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

/** The plugin. */
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
      // The package `events` has the name of a module of Node's.
      if (bare === 'events') return { path: events };
      // Its default export is one of its members, which only TypeScript knows.
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
      // The folder of packages may be a link to one elsewhere: esbuild tells real paths.
      const name = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      let contents = readFileSync(file, 'utf8');
      for (const patch of patches) {
        if (patch.file !== name) continue;
        fits.set(patch, (contents.match(patch.find) ?? []).length);
        contents = contents.replace(patch.find, patch.replace as string);
      }
      // These are put into the output as they are written: minifying must not reach them.
      if (name.endsWith('.runtime.js')) return { contents: asSource(contents, name) };
      const code = file.endsWith('.ts') ? (await transform(contents, { loader: 'ts' })).code : contents;
      // webpack compares `constructor.name`.
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

/** A template of webpack's runtime: its function keeps its text, whatever becomes of the code around. */
function asSource(contents: string, name: string): string {
  const start = contents.indexOf('module.exports = function');
  const source = contents.slice(start + 'module.exports = '.length).replace(/;\s*$/, '');
  if (start === -1) throw new Error(`${name} does not export a function as it did.`);
  return `module.exports = { toString: () => ${JSON.stringify(source)} };`;
}
