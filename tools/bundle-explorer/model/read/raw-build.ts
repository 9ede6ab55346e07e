/**
 * Raw data that the parser collects from a stats file. Modules are keyed by identifier, because a stats file may list a
 * module several times: in the build, in a chunk, and inside a concatenated module.
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
  /** Whether the stats file lists reasons for the module. */
  hasReasons: boolean;
  /** Identifiers of the modules that were concatenated into this one. */
  inner: string[];
  /** Absolute path of the module, if the stats file contains it. */
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

interface RawAsset {
  name: string;
  size: number;
  chunks: string[];
  related: { type: string; size: number }[];
}

interface RawEntrypoint {
  name: string;
  chunks: string[];
}

/**
 * Imports collected from a stats file, as growing arrays with one item per import. Strings are indexes into `texts`, or
 * -1 if unknown.
 */
class RawImports {
  /** Distinct strings in the imports: module identifiers, types, requests, and locations. */
  readonly texts: string[] = [];
  readonly #known = new Map<string, number>();
  readonly from: number[] = [];
  readonly fromWhole: number[] = [];
  readonly to: number[] = [];
  readonly isActive: number[] = [];
  readonly kind: number[] = [];
  readonly request: number[] = [];
  readonly place: number[] = [];

  /** Returns the index of a string in the list `texts`, and adds the string if it is new. */
  textOf(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

/** Raw data of one compilation in a stats file. */
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
  errorMessages: string[] = [];
  warnings = 0;
  warningMessages: string[] = [];
  /** Numbers of modules and reasons that the stats file says it omits. */
  leftOut = { modules: 0, reasons: 0 };
  /** Keys of the top-level object. They describe the file in the error message if it isn't a stats file. */
  readonly keys: string[] = [];
}
