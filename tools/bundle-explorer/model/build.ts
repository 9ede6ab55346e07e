/**
 * One build of a stats file, in a form suited for queries. It is transferred from a worker to the page, so it is plain
 * data with typed arrays: 58,000 imports are transferred within a millisecond.
 */

/** A module of the graph, usually a file. Concatenated modules aren't modules here, but a `Joined`. */
export interface BuildModule {
  /** Name as webpack shows it: `./src/index.js`. */
  name: string;
  identifier: string;
  /** `javascript/auto`, `css`, `runtime` … */
  type: string;
  /** Size in bytes before minification. */
  size: number;
  /** Indexes of its chunks; empty if webpack removed it. */
  chunks: number[];
  /** Module id in the emitted code; for a module inside a concatenated one, the id of the latter. */
  id: string | null;
  /** Index of its `Joined`; -1 for none. */
  joined: number;
  /** Names of used exports; `true`: all, because webpack can't tell; `undefined`: not in the file. */
  usedExports: string[] | true | undefined;
  providedExports: string[] | true | undefined;
  /** webpack's optimization bailout messages. */
  bailouts: string[];
  /** Package that contains it, from the last `node_modules` on; `undefined` for own code. */
  packageAt: PackagePlace | undefined;
}

/** Location of a package. */
export interface PackagePlace {
  /** `lodash`, `@scope/name`. */
  name: string;
  /** Path up to and including the name: different folders are different copies. */
  folder: string;
  /** Version, if the path or the module contains it. */
  version: string | undefined;
}

/** Concatenated modules. */
export interface Joined {
  /** `./src/index.js + 3 modules`. */
  name: string;
  /** Size in bytes after tree shaking. */
  size: number;
  chunks: number[];
  id: string | null;
  /** Messages about modules that couldn't be concatenated with it. */
  bailouts: string[];
  /** Module indexes. */
  modules: number[];
}

/** All imports in the file, as parallel arrays. */
export interface Imports {
  /** Importing module; -1 for a configured entry point. */
  from: Int32Array;
  /** Imported module. */
  to: Int32Array;
  /** 1 for an active import; 0 if webpack found it unused. */
  isActive: Uint8Array;
  /** webpack's dependency type, the request and the location, as indexes into `texts`. */
  kind: Uint32Array;
  request: Uint32Array;
  place: Uint32Array;
  texts: string[];
}

export interface BuildChunk {
  /** Id of the chunk, as in the file. */
  id: string;
  /** Name, or `chunk` and the id. */
  label: string;
  /** Loaded with an entry point, before any code runs. */
  isInitial: boolean;
  /** Whether it contains the runtime. */
  hasRuntime: boolean;
  /** Total size of its modules in bytes, before minification. */
  size: number;
  files: string[];
  parents: number[];
  children: number[];
  /** Reason for creating it: `split chunk (cache group: defaultVendors)`. */
  reason: string | undefined;
  /** The `import()`s that load it. */
  origins: ChunkOrigin[];
  /** Chunks prefetched with this one. */
  prefetch: number[];
  preload: number[];
}

export interface ChunkOrigin {
  /** Name of the module. */
  module: string;
  /** Module index; -1 if the file doesn't contain it. */
  index: number;
  request: string;
  place: string;
}

/** What the browser loads for a configured entry. */
export interface Entrypoint {
  name: string;
  chunks: number[];
}

/** An emitted file. */
export interface BuildAsset {
  name: string;
  /** Size in bytes as emitted. */
  size: number;
  /** Indexes of its chunks. */
  chunks: number[];
  /** Sizes of compressed versions emitted by the build, in bytes. */
  gzip: number | undefined;
  brotli: number | undefined;
}

export interface Build {
  /** Name in the configuration, or number in the file. */
  name: string;
  /** Version of webpack. */
  webpack: string | undefined;
  modules: BuildModule[];
  joined: Joined[];
  imports: Imports;
  chunks: BuildChunk[];
  entrypoints: Entrypoint[];
  assets: BuildAsset[];
  errors: number;
  warnings: number;
  /** Information that the file lacks; questions that depend on it can't be answered. */
  gaps: Gap[];
}

/** Information missing from the file. */
export type Gap =
  'modules' | 'some-modules' | 'reasons' | 'some-reasons' | 'chunks' | 'assets' | 'exports' | 'bailouts';
