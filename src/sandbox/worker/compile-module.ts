import webpack, { type Configuration } from 'webpack';
import { corePackages } from './core-packages.ts';
import { isBuiltin } from './node/builtins.ts';
import { files } from './node/fs.ts';
import { dirname } from '../../model/posix-path.ts';

interface Compiled {
  code: string;
  /** Files that went in. */
  sources: Set<string>;
}

/** Makes one CommonJS module of an ES module and all that it imports from the project. */
export async function compile(file: string): Promise<Compiled> {
  const configuration: Configuration = {
    mode: 'none',
    target: 'node24',
    context: dirname(file),
    entry: file,
    devtool: false,
    output: {
      path: '/evaluated',
      filename: 'main.cjs',
      library: { type: 'commonjs2' },
      importFunctionName: '__importPackage',
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
  if (errors[0]) throw Object.assign(new SyntaxError(errors[0].message), { cause: errors[0] });
  const sources = new Set([...stats.compilation.fileDependencies].filter((path) => !path.endsWith('package.json')));
  return { code: String(files.readFileSync('/evaluated/main.cjs', 'utf8')), sources };
}

/** How a module outside of the project is reached: Node's own and those of the core at once, packages by a promise. */
function externalFor(request: string, kind = ''): string | undefined {
  if (isBuiltin(request)) return `commonjs ${request}`;
  if (/^[./]|^file:|^data:/.test(request)) return undefined;
  if (kind === 'commonjs' || corePackages.has(request)) return `commonjs ${request}`;
  return `import ${request}`;
}
