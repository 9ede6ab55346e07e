/**
 * Runs configurations, loaders and plugins: the modules of Node, over the files in memory. CommonJS is evaluated as Node
 * does it; an ES module is compiled by webpack itself, with what it imports from the project, into one CommonJS module.
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

/** Modules that were evaluated, by path; an edit of one means a new loader of modules. */
export class Modules {
  private readonly loaded = new Map<string, CommonJsModule>();
  private readonly imported = new Map<string, Promise<unknown>>();
  private readonly compiled = new Map<string, Compiled>();

  constructor() {
    setCreateRequire((file) => this.requireFor(file));
  }

  /** Files of the project that have been evaluated: an edit of any of them changes more than a module. */
  get evaluated(): Set<string> {
    return new Set([...this.loaded.keys(), ...[...this.compiled.values()].flatMap(({ sources }) => [...sources])]);
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

  /** The file that was imported first, which is the configuration. */
  get first(): string | undefined {
    return this.imported.keys().next().value;
  }

  /** Where a line of a file that was evaluated stands in the project. */
  originOf(file: string, line: number): Origin | undefined {
    const compiled = this.compiled.get(file);
    return compiled ? compiled.origin(line) : { file, line };
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
    const compiled = await compile(file);
    this.compiled.set(file, compiled);
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
