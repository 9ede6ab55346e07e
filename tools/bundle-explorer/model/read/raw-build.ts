/**
 * What the reader of a stats file collects, before the parts are joined: modules by their identifier, since one file may tell of
 * a module in its list, in that of a chunk, and inside a module that webpack made of several.
 */

export interface RawModule {
  identifier: string;
  name: string;
  type: string;
  size: number;
  id: string | null;
  chunks: Set<string>;
  isOrphan: boolean;
  usedExports?: unknown;
  providedExports?: unknown;
  bailouts: string[];
  /** Where the file lists reasons for it: whether it did, and whether all. */
  hasReasons: boolean;
  /** Modules joined into it, by identifier. */
  inner: string[];
  /** Absolute path where the file tells it. */
  path: string | undefined;
}

export interface RawChunk {
  id: string;
  names: string[];
  initial: boolean;
  entry: boolean;
  size: number;
  files: string[];
  parents: string[];
  children: string[];
  reason: string | undefined;
  origins: { moduleIdentifier: string; moduleName: string; request: string; loc: string }[];
  childrenByOrder: Record<string, string[]>;
}

export interface RawAsset {
  name: string;
  size: number;
  chunks: string[];
  related: { type: string; size: number }[];
}

export interface RawEntrypoint {
  name: string;
  chunks: string[];
}

/** Imports as they come, with index numbers into `texts`; -1 for what is not told. */
class RawImports {
  /** Of identifiers of modules, kinds, requests and places alike. */
  readonly texts: string[] = [];
  readonly #known = new Map<string, number>();
  readonly from: number[] = [];
  readonly fromWhole: number[] = [];
  readonly to: number[] = [];
  readonly isActive: number[] = [];
  readonly kind: number[] = [];
  readonly request: number[] = [];
  readonly place: number[] = [];

  /** The number of a text; each is kept once, however often the file repeats it. */
  textOf(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** One compilation. */
export class RawBuild {
  name: string | undefined;
  webpack: string | undefined;
  readonly modules = new Map<string, RawModule>();
  readonly imports = new RawImports();
  readonly chunks = new Map<string, RawChunk>();
  readonly assets: RawAsset[] = [];
  readonly entrypoints: RawEntrypoint[] = [];
  readonly children: RawBuild[] = [];
  errors = 0;
  warnings = 0;
  /** How many modules, reasons and assets the file says that it leaves out. */
  leftOut = { modules: 0, reasons: 0 };
  /** Keys of the object, to say what a file is that is none of webpack's. */
  readonly keys: string[] = [];
}
