/**
 * A build from a stats file, in a form that is easy to query. It is plain data with typed arrays, because a worker
 * transfers it to the page: 58,000 imports take less than a millisecond.
 */

/** A module, usually a file. A concatenated module isn't a `BuildModule`, but a `Joined`. */
export interface BuildModule {
  /** Name as webpack shows it (`./src/index.js`). */
  name: string;
  identifier: string;
  /** Module type (`javascript/auto`, `css`, `runtime`). */
  type: string;
  /** Size in bytes before minification. */
  size: number;
  /** Indexes of the chunks that contain the module. Empty if webpack removed it from the output. */
  chunks: number[];
  /** Module id in the emitted code. Parts of a concatenated module have the id of the concatenated module. */
  id: string | null;
  /** Index of the `Joined` that contains the module, or -1 if none does. */
  joined: number;
  /**
   * Names of the used exports. `true` means all, because webpack can't tell which are used. `undefined` means that the
   * stats file doesn't contain them.
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

/** An installed copy of a package. */
export interface PackagePlace {
  /** Name of the package (`lodash`, `@scope/name`). */
  name: string;
  /** Path up to and including the package's name. Different folders are different copies. */
  folder: string;
  /** Version of the package, if the path or the module contains it. */
  version: string | undefined;
}

/** A concatenated module. */
export interface Joined {
  /** Name as webpack shows it (`./src/index.js + 3 modules`). */
  name: string;
  /** Size in bytes after tree shaking. */
  size: number;
  chunks: number[];
  id: string | null;
  /** Messages about modules that couldn't be concatenated with this one. */
  bailouts: string[];
  /** Indexes of the modules that were concatenated. */
  modules: number[];
}

/** All imports in the stats file, as parallel arrays with one item per import. */
export interface Imports {
  /** Index of the importing module, or -1 for an entry point in the configuration. */
  from: Int32Array;
  /** Index of the imported module. */
  to: Int32Array;
  /** 1 if the import is active, or 0 if webpack determined that it is unused. */
  isActive: Uint8Array;
  /** webpack's dependency type. Like the request and the location, it is an index into `texts`. */
  kind: Uint32Array;
  request: Uint32Array;
  place: Uint32Array;
  texts: string[];
}

export interface BuildChunk {
  /** Id of the chunk in the stats file. */
  id: string;
  /** Name of the chunk, or `chunk` followed by its id. */
  label: string;
  /** Whether the chunk is loaded together with an entry point, before any code runs. */
  isInitial: boolean;
  /** Whether the chunk contains webpack's runtime. */
  hasRuntime: boolean;
  /** Total size of its modules in bytes, before minification. */
  size: number;
  files: string[];
  parents: number[];
  children: number[];
  /** Reason why webpack created the chunk (`split chunk (cache group: defaultVendors)`). */
  reason: string | undefined;
  /** The `import()` calls that load the chunk. */
  origins: ChunkOrigin[];
  /** Indexes of chunks that are prefetched with this one. */
  prefetch: number[];
  preload: number[];
}

interface ChunkOrigin {
  /** Name of the module that contains the `import()`. */
  module: string;
  /** Index of that module, or -1 if the stats file doesn't contain it. */
  index: number;
  request: string;
  place: string;
}

/** An entry point in the configuration, with what the browser loads for it. */
export interface Entrypoint {
  name: string;
  chunks: number[];
}

/** An emitted file. */
export interface BuildAsset {
  name: string;
  /** Size of the emitted file in bytes. */
  size: number;
  /** Indexes of the chunks that the file belongs to. */
  chunks: number[];
  /** Size of the compressed version that the build emitted, in bytes. */
  gzip: number | undefined;
  brotli: number | undefined;
}

export interface Build {
  /** Name of the compilation in the configuration, or its number in the stats file. */
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
  /** The first errors, each with its module. */
  errorMessages: string[];
  warnings: number;
  /** Information that the stats file lacks. Questions that depend on it can't be answered. */
  gaps: Gap[];
}

/** A kind of information that can be missing from a stats file. */
export type Gap =
  'modules' | 'some-modules' | 'reasons' | 'some-reasons' | 'chunks' | 'assets' | 'exports' | 'bailouts';
