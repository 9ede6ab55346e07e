/**
 * Raw data of the stats reader. Modules are keyed by identifier, because a file may list a module several times: in the
 * build, in a chunk, and inside a concatenated module.
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
  /** Whether the file lists its reasons, and whether the list is complete. */
  hasReasons: boolean;
  /** Identifiers of the modules concatenated into it. */
  inner: string[];
  /** Absolute path, if the file contains it. */
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

/** Imports as growing arrays, with indexes into `texts`; -1 if unknown. */
class RawImports {
  /** Interned strings: module identifiers, types, requests and locations. */
  readonly texts: string[] = [];
  readonly #known = new Map<string, number>();
  readonly from: number[] = [];
  readonly fromWhole: number[] = [];
  readonly to: number[] = [];
  readonly isActive: number[] = [];
  readonly kind: number[] = [];
  readonly request: number[] = [];
  readonly place: number[] = [];

  /** The index of a string; interns it. */
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
  /** Numbers of modules, reasons and assets that the file says it omits. */
  leftOut = { modules: 0, reasons: 0 };
  /** Keys of the object, for describing files that aren't stats. */
  readonly keys: string[] = [];
}
