import webpack, { type Configuration } from 'webpack';
import { originsOf } from './line-origins.ts';
import type { Origin } from './problem-places.ts';
import { corePackages } from './core-packages.ts';
import { isBuiltin } from './node/builtins.ts';
import { files } from './node/fs.ts';
import { dirname } from '../../../src/model/posix-path.ts';

/** An ES module bundled with its imports from the project, as CommonJS. */
export interface Compiled {
  code: string;
  /** Paths of the project files that were bundled into the module. */
  sources: Set<string>;
  /** Maps a line of the bundled code to its source file and line. */
  origin: (line: number) => Origin | undefined;
}

/** Bundles an ES module and its imports from the project as one CommonJS module. */
export async function compile(file: string): Promise<Compiled> {
  const configuration: Configuration = {
    mode: 'none',
    target: 'node24',
    context: dirname(file),
    entry: file,
    devtool: 'cheap-source-map',
    output: {
      path: '/evaluated',
      filename: 'main.cjs',
      library: { type: 'commonjs2' },
      importFunctionName: '__importPackage',
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    externals: [({ request = '', dependencyType }, done) => done(undefined, externalFor(request, dependencyType))],
    externalsPresets: { node: false },
    resolve: {
      extensions: [],
      fullySpecified: true,
      conditionNames: ['node', 'import', 'module-sync'],
      symlinks: false,
    },
    module: {
      rules: [{ test: /\.[cm]?[jt]s$/, loader: '/prepare-module.cjs' }],
      parser: { javascript: { importMeta: true, url: false, worker: false } },
    },
    node: { __dirname: 'node-module', __filename: 'node-module', global: false },
    optimization: { nodeEnv: false, splitChunks: false, runtimeChunk: false },
    performance: false,
    cache: false,
    infrastructureLogging: { level: 'none' },
  };
  const stats = await new Promise<import('webpack').Stats>((done, fail) => {
    webpack(configuration, (error, result) =>
      result ? done(result) : fail(error ?? new Error('webpack produced no output.')),
    );
  });
  const { errors } = stats.compilation;
  if (errors[0]) throw new SyntaxError(wordsOf(errors[0]), { cause: errors[0] });
  const sources = new Set([...stats.compilation.fileDependencies].filter((path) => !path.endsWith('package.json')));
  const map = String(files.readFileSync('/evaluated/main.cjs.map', 'utf8'));
  return { code: String(files.readFileSync('/evaluated/main.cjs', 'utf8')), sources, origin: originsOf(map) };
}

/** Shortens webpack's error message: removes its advice on loaders and writes the position in Node.js's format. */
function wordsOf(error: Error): string {
  const lines = error.message.replace(/^Module parse failed: /, '').split('\n');
  const told = lines.filter((line) => !/^(?:File was (?:parsed|processed) |You may need an| \* )/.test(line));
  const { module = null, loc } = error instanceof webpack.WebpackError ? error : {};
  if (!(module instanceof webpack.NormalModule) || !loc || !('start' in loc)) return told.join('\n');
  const { line, column = 0 } = loc.start;
  return [...told, `    at ${module.resource}:${line}:${column + 1}`].join('\n');
}

/**
 * Returns how to import an external module: Node.js modules and those in the worker's bundle synchronously, packages as
 * a promise. Returns `undefined` for modules of the project.
 */
function externalFor(request: string, kind = ''): string | undefined {
  if (isBuiltin(request)) return `commonjs ${request}`;
  if (/^[./]|^file:|^data:/.test(request)) return undefined;
  if (kind === 'commonjs' || corePackages.has(request)) return `commonjs ${request}`;
  return `import ${request}`;
}
