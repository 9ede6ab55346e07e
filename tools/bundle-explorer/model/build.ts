/**
 * A webpack build from a stats file, in a form that is easy to query. It is plain data with typed arrays, because a web
 * worker transfers it to the page. Transferring 58,000 imports takes less than a millisecond.
 */

/** A module of a webpack build, usually a file. A concatenated module isn't a `BuildModule`, but a `Joined`. */
export interface BuildModule {
  /** Name of the module as webpack shows it (`./src/index.js`). */
  name: string;
  identifier: string;
  /** Module type (`javascript/auto`, `css`, `runtime`). */
  type: string;
  /** Size of the module in bytes before minification. */
  size: number;
  /** Indexes of the chunks that contain the module. Empty if webpack removed it from the output. */
  chunks: number[];
  /** Module id in the emitted code. For a part of a concatenated module, this is the id of the concatenated module. */
  id: string | null;
  /** Index of the concatenated module that contains this module, or -1 if none does. */
  joined: number;
  /**
   * Names of the module's used exports. `true` means all, because webpack can't tell which are used. `undefined` means
   * that the stats file doesn't list used exports.
   */
  usedExports: string[] | true | undefined;
  providedExports: string[] | true | undefined;
  /** Messages in which webpack explains why it couldn't optimize the module. */
  bailouts: string[];
  /**
   * Package that contains the module, according to the last `node_modules` in its path. `undefined` for code outside
   * `node_modules`.
   */
  packageAt: PackagePlace | undefined;
}

/** An installed copy of an npm package, found from a module's path. */
export interface PackagePlace {
  /** Name of the npm package (`lodash`, `@scope/name`). */
  name: string;
  /** Path of the package's folder, which ends with its name. Different folders are different copies. */
  folder: string;
  /** Version of the package, if the module's path or its stats contain it. */
  version: string | undefined;
}

/** A concatenated module, in which webpack combined several modules in one scope. */
export interface Joined {
  /** Name of the concatenated module, as webpack shows it (`./src/index.js + 3 modules`). */
  name: string;
  /** Size of the concatenated module in bytes, after tree shaking. */
  size: number;
  chunks: number[];
  id: string | null;
  /** webpack's messages about modules that couldn't be concatenated with this one. */
  bailouts: string[];
  /** Indexes of the modules that webpack concatenated. */
  modules: number[];
}

/** All imports in the stats file, as parallel arrays with one item per import. */
export interface Imports {
  /** Index of the importing module, or -1 for an entry point in the configuration. */
  from: Int32Array;
  /** Index of the imported module. */
  to: Int32Array;
  /** 1 if the import is active, or 0 if webpack determined that it has no effect. */
  isActive: Uint8Array;
  /** webpack's dependency type for each import. Types, requests, and locations are indexes into `texts`. */
  kind: Uint32Array;
  request: Uint32Array;
  place: Uint32Array;
  texts: string[];
}

export interface BuildChunk {
  /** Id of the chunk in the stats file. */
  id: string;
  /** Name of the chunk, or a description with its id. */
  label: string;
  /** Whether the chunk is loaded together with an entry point, before any code runs. */
  isInitial: boolean;
  /** Whether the chunk contains webpack's runtime. */
  hasRuntime: boolean;
  /** Total size of the chunk's modules in bytes, before minification. */
  size: number;
  files: string[];
  parents: number[];
  children: number[];
  /** Reason why webpack created the chunk (`split chunk (cache group: defaultVendors)`). */
  reason: string | undefined;
  /** The `import()` calls that load the chunk. */
  origins: ChunkOrigin[];
  /** Indexes of the chunks that the browser prefetches with this one. */
  prefetch: number[];
  preload: number[];
}

interface ChunkOrigin {
  /** Name of the module with the `import()` call that loads the chunk. */
  module: string;
  /** Index of the module with the `import()`, or -1 if the stats file doesn't contain it. */
  index: number;
  request: string;
  place: string;
}

/** An entry point in the webpack configuration, with the chunks and files that the browser loads for it. */
export interface Entrypoint {
  name: string;
  chunks: number[];
}

/** A file that webpack emitted. */
export interface BuildAsset {
  name: string;
  /** Size of the emitted file in bytes. */
  size: number;
  /** Indexes of the chunks that the emitted file belongs to. */
  chunks: number[];
  /** Size in bytes of the gzip version of the file, if the build emitted one. */
  gzip: number | undefined;
  /** Size in bytes of the Brotli version of the file, if the build emitted one. */
  brotli: number | undefined;
}

export interface Build {
  /** Name of the compilation in the webpack configuration, or its number in the stats file. */
  name: string;
  /** Version of webpack that wrote the stats. */
  webpack: string | undefined;
  modules: BuildModule[];
  joined: Joined[];
  imports: Imports;
  chunks: BuildChunk[];
  entrypoints: Entrypoint[];
  assets: BuildAsset[];
  errors: number;
  /** The first error messages of the build, each with the name of its module. */
  errorMessages: string[];
  warnings: number;
  /** The first warnings of the build, each with the name of its module. */
  warningMessages: string[];
  /** Information that the stats file lacks. The bundle explorer can't answer questions that depend on it. */
  gaps: Gap[];
}

/** Information that may be missing from a stats file, such as reasons or chunks. */
export type Gap =
  'modules' | 'some-modules' | 'reasons' | 'some-reasons' | 'chunks' | 'assets' | 'exports' | 'bailouts';
