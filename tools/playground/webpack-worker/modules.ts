/**
 * Runs configurations, loaders, and plugins with Node.js's module systems on top of the files in memory. CommonJS is
 * evaluated as in Node.js. An ES module is first bundled by webpack, with its imports from the project, into one
 * CommonJS module.
 */
import { asImported, type CommonJsModule, type Require, runCommonJs } from './common-js.ts';
import { compile, type Compiled } from './compile-module.ts';
import { corePackages } from './core-packages.ts';
import { looksLikeModule, packageType } from './module-kind.ts';
import { builtin, isBuiltin, setCreateRequire } from './node/builtins.ts';
import { files } from './node/fs.ts';
import { dirname, extname } from '../../../src/model/posix-path.ts';
import type { Origin } from './problem-places.ts';
import { forImport, forRequire, notFound, resolveWith } from './resolve-request.ts';

/**
 * Loads modules of the project and caches them by path. When an evaluated file is edited, a new instance of this class
 * is needed.
 */
export class Modules {
  private readonly loaded = new Map<string, CommonJsModule>();
  private readonly imported = new Map<string, Promise<unknown>>();
  private readonly compiled = new Map<string, Compiled>();

  constructor() {
    setCreateRequire((file) => this.requireFor(file));
  }

  /** Paths of the evaluated files. Editing one of them requires a new webpack compiler. */
  get evaluated(): Set<string> {
    return new Set([...this.loaded.keys(), ...[...this.compiled.values()].flatMap(({ sources }) => [...sources])]);
  }

  /**
   * Imports a module of the project. @returns its namespace object
   * @throws the module's own error, or an Error with webpack's message if the module can't be compiled
   */
  import(file: string): Promise<unknown> {
    const known = this.imported.get(file);
    if (known) return known;
    const importing = this.isModule(file) ? this.importModule(file) : Promise.resolve(asImported(this.require(file)));
    this.imported.set(file, importing);
    return importing;
  }

  /** Path of the first imported file, which is the webpack configuration. */
  get first(): string | undefined {
    return this.imported.keys().next().value;
  }

  /** Maps a line of an evaluated file to its line in the project's source code. */
  originOf(file: string, line: number): Origin | undefined {
    const compiled = this.compiled.get(file);
    return compiled ? compiled.origin(line) : { file, line };
  }

  /** Resolves an `import` request from a folder, as Node.js does. */
  resolveImport(request: string, folder: string): string {
    return resolveWith(forImport, request, folder);
  }

  /** Loads a CommonJS file, a JSON file, or a Node.js module. */
  require(file: string): unknown {
    const known = this.loaded.get(file);
    if (known) return known.exports;
    if (!files.existsSync(file)) throw notFound(file);
    if (this.isModule(file)) return this.requireModule(file);
    const made = this.moduleOf(file);
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

  /** Creates the `module` object of a CommonJS file that isn't evaluated yet. */
  private moduleOf(file: string): CommonJsModule {
    const require = this.requireFor(file);
    return { id: file, filename: file, exports: {}, loaded: false, children: [], paths: [], require };
  }

  /** Creates the `require` function of a CommonJS file. */
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

  /**
   * Whether Node.js treats a file as an ES module: by extension, by the `type` in its `package.json`, or by syntax
   * detection.
   */
  private isModule(file: string): boolean {
    const extension = extname(file);
    if (extension === '.mjs' || extension === '.mts') return true;
    if (extension === '.cjs' || extension === '.cts' || extension === '.json') return false;
    const type = packageType(dirname(file));
    if (type) return type === 'module';
    return looksLikeModule(String(files.readFileSync(file, 'utf8')));
  }

  /** Throws an error for requiring an ES module, because `require` is synchronous but compiling an ES module isn't. */
  private requireModule(file: string): unknown {
    throw Object.assign(
      new Error(`${file} is an ES module. In the playground, require() loads CommonJS only: import it instead.`),
      { code: 'ERR_REQUIRE_ESM' },
    );
  }

  private async importModule(file: string): Promise<unknown> {
    const compiled = await compile(file);
    this.compiled.set(file, compiled);
    const made = this.moduleOf(file);
    // Import packages with `importPackage`, because they may be ES modules, which only webpack can compile.
    runCommonJs(compiled.code, made, {
      __importPackage: (request: string) => this.importPackage(request, dirname(file)),
    });
    return await made.exports;
  }

  private async importPackage(request: string, folder: string): Promise<unknown> {
    if (isBuiltin(request)) return asImported(builtin(request));
    const own = corePackages.get(request);
    return own ? asImported(own()) : this.import(this.resolveImport(request, folder));
  }
}
