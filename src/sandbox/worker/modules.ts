/**
 * Runs configurations, loaders and plugins: the modules of Node, over the files in memory. CommonJS is evaluated as Node
 * does it; an ES module is compiled by webpack itself, with what it imports from the project, into one CommonJS module.
 */
import { ResolverFactory } from 'enhanced-resolve';
import webpack, { type Configuration } from 'webpack';
import { corePackages } from './core-packages.ts';
import { builtin, isBuiltin, setCreateRequire } from './node/builtins.ts';
import { files, fs } from './node/fs.ts';
import { dirname, extname, resolve } from './node/path.ts';

interface CommonJsModule {
  id: string;
  filename: string;
  exports: unknown;
  loaded: boolean;
  children: never[];
  paths: never[];
  require: Require;
}
interface Require {
  (request: string): unknown;
  resolve: (request: string, options?: { paths?: string[] }) => string;
  cache: object;
  main: undefined;
}

const common = {
  fileSystem: fs as never,
  extensions: ['.js', '.json', '.node'],
  useSyncFileSystemCalls: true,
  symlinks: false,
};
const forRequire = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'require', 'module-sync'],
  mainFields: ['main'],
});
const forImport = ResolverFactory.createResolver({
  ...common,
  conditionNames: ['node', 'import', 'module-sync'],
  mainFields: ['main'],
});

/** Modules that were evaluated, by path; an edit of one means a new loader of modules. */
export class Modules {
  private readonly loaded = new Map<string, CommonJsModule>();
  private readonly imported = new Map<string, Promise<unknown>>();
  private readonly compiled = new Map<string, Set<string>>();

  constructor() {
    setCreateRequire((file) => this.requireFor(file));
  }

  /** Files of the project that have been evaluated: an edit of any of them changes more than a module. */
  get evaluated(): Set<string> {
    return new Set([...this.loaded.keys(), ...[...this.compiled.values()].flatMap((list) => [...list])]);
  }

  /**
   * Imports a file: its exports, with the default one under `default`.
   * @throws what the module throws, or an Error with webpack's words if it cannot be compiled
   */
  import(file: string): Promise<unknown> {
    const known = this.imported.get(file);
    if (known) return known;
    const importing = this.isModule(file) ? this.importModule(file) : Promise.resolve(asImported(this.require(file)));
    this.imported.set(file, importing);
    return importing;
  }

  /** Resolves as Node's `import` does, from a folder. */
  resolveImport(request: string, folder: string): string {
    return resolveWith(forImport, request, folder);
  }

  /** Loads a CommonJS file, JSON or one of Node's modules. */
  require(file: string): unknown {
    const known = this.loaded.get(file);
    if (known) return known.exports;
    if (!files.existsSync(file)) throw notFound(file);
    if (this.isModule(file)) return this.requireModule(file);
    const require = this.requireFor(file);
    const made: CommonJsModule = {
      id: file,
      filename: file,
      exports: {},
      loaded: false,
      children: [],
      paths: [],
      require,
    };
    this.loaded.set(file, made);
    try {
      const text = String(files.readFileSync(file, 'utf8'));
      if (extname(file) === '.json') made.exports = JSON.parse(text);
      else runCommonJs(text, made);
    } catch (error) {
      this.loaded.delete(file);
      throw error;
    }
    made.loaded = true;
    return made.exports;
  }

  /** `require` as a file has it. */
  requireFor(file: string): Require {
    const folder = dirname(file);
    const find = (request: string): string => resolveWith(forRequire, request, folder);
    return Object.assign(
      (request: string) => {
        if (isBuiltin(request)) return builtin(request);
        const own = corePackages.get(request);
        return own ? own() : this.require(find(request));
      },
      {
        resolve: (request: string, options?: { paths?: string[] }) =>
          isBuiltin(request)
            ? request
            : options?.paths
              ? resolveWith(forRequire, request, options.paths[0] ?? folder)
              : find(request),
        cache: {},
        main: undefined,
      },
    );
  }

  /** Whether Node would take a file for an ES module: by its extension, its package, or its words where neither says. */
  private isModule(file: string): boolean {
    const extension = extname(file);
    if (extension === '.mjs' || extension === '.mts') return true;
    if (extension === '.cjs' || extension === '.cts' || extension === '.json') return false;
    const type = packageType(dirname(file));
    if (type) return type === 'module';
    return looksLikeModule(String(files.readFileSync(file, 'utf8')));
  }

  /** What a CommonJS file requires has to be there at once, and webpack takes its time. */
  private requireModule(file: string): unknown {
    throw Object.assign(
      new Error(`${file} is an ES module. In the playground, require() loads CommonJS only: import it instead.`),
      { code: 'ERR_REQUIRE_ESM' },
    );
  }

  private async importModule(file: string): Promise<unknown> {
    const { code, sources } = await compile(file);
    this.compiled.set(file, sources);
    const require = this.requireFor(file);
    const made: CommonJsModule = {
      id: file,
      filename: file,
      exports: {},
      loaded: false,
      children: [],
      paths: [],
      require,
    };
    // What it imports from packages may be an ES module again, which only webpack can make of it.
    runCommonJs(code, made, { __importPackage: (request: string) => this.importPackage(request, dirname(file)) });
    return await made.exports;
  }

  private async importPackage(request: string, folder: string): Promise<unknown> {
    if (isBuiltin(request)) return asImported(builtin(request));
    const own = corePackages.get(request);
    return own ? asImported(own()) : this.import(this.resolveImport(request, folder));
  }
}

/** Runs a script with the names a CommonJS module has. */
function runCommonJs(text: string, made: CommonJsModule, more: Record<string, unknown> = {}): void {
  const code = text.replace(/^#!.*/, '');
  const names = ['exports', 'require', 'module', '__filename', '__dirname', ...Object.keys(more)];
  const run = new Function(...names, `${code}\n//# sourceURL=${made.filename}`) as (...values: unknown[]) => void;
  run.call(
    made.exports,
    made.exports,
    made.require,
    made,
    made.filename,
    dirname(made.filename),
    ...Object.values(more),
  );
}

interface Compiled {
  code: string;
  /** Files that went in. */
  sources: Set<string>;
}

/** Makes one CommonJS module of an ES module and all that it imports from the project. */
async function compile(file: string): Promise<Compiled> {
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
      result ? done(result) : fail(error ?? new Error('webpack made nothing.')),
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

function resolveWith(resolver: typeof forRequire, request: string, folder: string): string {
  if (request.startsWith('file:')) return decodeURIComponent(new URL(request).pathname);
  try {
    const found = resolver.resolveSync({}, folder, request);
    if (found) return found.replace(/[?#].*$/, '');
  } catch {
    // Said below, in Node's words.
  }
  throw notFound(request, folder);
}

function notFound(request: string, folder?: string): Error {
  const from = folder === undefined ? '' : ` (from ${folder})`;
  return Object.assign(new Error(`Cannot find module '${request}'${from}`), { code: 'MODULE_NOT_FOUND' });
}

/** `type` of the package that a folder belongs to. */
function packageType(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const manifest = resolve(at, 'package.json');
    if (files.existsSync(manifest)) {
      const { type } = JSON.parse(String(files.readFileSync(manifest, 'utf8'))) as { type?: string };
      return type;
    }
    if (at === '/' || at.endsWith('/node_modules')) return undefined;
  }
}

/** Node's detection: a file is a module if it has the words of one at the start of a line. */
function looksLikeModule(text: string): boolean {
  if (/\bmodule\.exports\b|\bexports\.\w+ ?=/.test(text)) return false;
  return (
    /^\s*(?:import\s*(?:[\w$*{]|["'])|export\s*(?:[*{]|default|const|let|var|function|class|async))/m.test(text) ||
    /\bimport\.meta\b/.test(text)
  );
}

/** The form that `import` gives a CommonJS module. */
function asImported(exports: unknown): unknown {
  if (exports === null || (typeof exports !== 'object' && typeof exports !== 'function')) return { default: exports };
  const members = Object.fromEntries(Object.keys(exports).map((key) => [key, Reflect.get(exports, key) as unknown]));
  return { ...members, default: exports };
}
