/**
 * What a stats file says of one build, in the form that the questions are asked of. It crosses from the worker that reads the
 * file to the page, so it is plain data, with numbers in typed arrays: 58,000 imports cross within a millisecond.
 */

/** A module of the graph: a file as a rule. What webpack joins into one (concatenation) is not a module here, but a `Joined`. */
export interface BuildModule {
  /** As webpack shows it: `./src/index.js`. */
  name: string;
  identifier: string;
  /** `javascript/auto`, `css`, `runtime` … */
  type: string;
  /** In bytes, as webpack has it before minification. */
  size: number;
  /** Index numbers of the chunks it is in; none where webpack left it out. */
  chunks: number[];
  /** webpack's own number or name of it in the emitted code; for a joined module that of the whole. */
  id: string | null;
  /** Index of the `Joined` it is part of; -1 for none. */
  joined: number;
  /** Names of exports; `true`: all of them, as webpack can't tell; `undefined`: the file does not say. */
  usedExports: string[] | true | undefined;
  providedExports: string[] | true | undefined;
  /** webpack's own sentences about what it could not optimize. */
  bailouts: string[];
  /** Folder of the package it belongs to, from the last `node_modules` on; `undefined` for own code. */
  packageAt: PackagePlace | undefined;
}

/** Where a package lies. */
export interface PackagePlace {
  /** `lodash`, `@scope/name`. */
  name: string;
  /** Path up to and including the name: two of these are two copies. */
  folder: string;
  /** Where the path or the module says it. */
  version: string | undefined;
}

/** Modules that webpack joined into one scope. */
export interface Joined {
  /** `./src/index.js + 3 modules`. */
  name: string;
  /** In bytes, without what was dropped. */
  size: number;
  chunks: number[];
  id: string | null;
  /** Sentences about what could not be joined to it. */
  bailouts: string[];
  /** Index numbers of modules. */
  modules: number[];
}

/** Who imports whom: one entry in each array for every import that the file tells of. */
export interface Imports {
  /** Importing module; -1 for an entry point of the configuration. */
  from: Int32Array;
  /** Imported module. */
  to: Int32Array;
  /** 1 where the import has an effect; 0 where webpack found it unused and left it out. */
  isActive: Uint8Array;
  /** webpack's kind of dependency, what stands between the quotes, and where: index numbers into `texts`. */
  kind: Uint32Array;
  request: Uint32Array;
  place: Uint32Array;
  texts: string[];
}

export interface BuildChunk {
  /** As in the file. */
  id: string;
  /** Name, or else `chunk` and the id. */
  label: string;
  /** Loaded with an entry point, before any code runs. */
  isInitial: boolean;
  /** Whether the runtime is in it. */
  hasRuntime: boolean;
  /** Modules in bytes, before minification. */
  size: number;
  files: string[];
  parents: number[];
  children: number[];
  /** Why webpack made it: `split chunk (cache group: defaultVendors)`. */
  reason: string | undefined;
  /** What loads it: the `import()`s that ask for it. */
  origins: ChunkOrigin[];
  /** Chunks that the browser fetches ahead when this one is there. */
  prefetch: number[];
  preload: number[];
}

export interface ChunkOrigin {
  /** Name of the module. */
  module: string;
  /** Index of the module; -1 where the file does not tell of it. */
  index: number;
  request: string;
  place: string;
}

/** What the browser gets for an entry of the configuration. */
export interface Entrypoint {
  name: string;
  chunks: number[];
}

/** An emitted file. */
export interface BuildAsset {
  name: string;
  /** In bytes, as emitted. */
  size: number;
  /** Index numbers of the chunks that it holds. */
  chunks: number[];
  /** Compressed twins that the build itself made, in bytes. */
  gzip: number | undefined;
  brotli: number | undefined;
}

export interface Build {
  /** Of the configuration, or how the file numbers it. */
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
  /** What the file leaves out, and thus what cannot be answered. */
  gaps: Gap[];
}

/** A thing that the file does not tell. */
export type Gap =
  'modules' | 'some-modules' | 'reasons' | 'some-reasons' | 'chunks' | 'assets' | 'exports' | 'bailouts';
