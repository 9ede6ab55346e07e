/** Messages from the page to the web worker that runs a user's webpack configuration. */

/** A name that an import statement binds. */
export interface ImportedName {
  /** Name that the module exports (`default`, `DefinePlugin`), or `*` for the namespace. */
  imported: string;
  /** Name of the imported value in the configuration's code. */
  local: string;
}

/** A range of the source code, as character offsets. */
export interface Stretch {
  from: number;
  to: number;
}

/** A static `import` statement or a re-export in a configuration. */
export interface ImportStatement extends Stretch {
  /** Module specifier, as written in the import statement. */
  specifier: string;
  names: ImportedName[];
  /** Whether the names are re-exported rather than bound, as in `export { default } from './base.js'`. */
  isExport: boolean;
}

/** A loop in a configuration: the range of its body, and the line on which it begins. */
export interface LoopShape extends Stretch {
  line: number;
}

/**
 * Syntax information that the worker needs to run a configuration. Offsets refer to the original source code, including
 * types.
 */
export interface SourceShape {
  imports: ImportStatement[];
  /** Ranges of all occurrences of `import.meta` in the source code. */
  metas: Stretch[];
  /** Ranges of the word `import` in dynamic imports of the source code. */
  dynamicImports: Stretch[];
  loops: LoopShape[];
}

/** Languages that a configuration can be written in, by file extension. */
export type ConfigurationLanguage = 'mjs' | 'cjs' | 'ts' | 'json';

/** The environment in which webpack is run. webpack-cli passes parts of it to a configuration function. */
export interface Surroundings {
  /**
   * Command line after `npx webpack`, with flags such as `--mode` and `--env`. Environment variables may precede it.
   */
  commandLine: string;
  /** Browserslist queries of the user's project. Empty if it has none. */
  browserslist: string[];
}

/** A request to check a webpack configuration. */
export interface Question {
  /** Number of the request to check a configuration. Each answer repeats it. */
  ticket: number;
  /** Source code of the configuration, as the user wrote it. */
  code: string;
  language: ConfigurationLanguage;
  shape: SourceShape;
  surroundings: Surroundings;
}

/** Settings to compare a configuration with: another mode or target, or the next major version's defaults. */
export interface Swap {
  mode?: string;
  /** Value of webpack's `target` option. */
  target?: string | string[] | false;
  futureDefaults?: boolean;
}

/** Messages from the page to the configuration explorer's worker. */
export type CheckMessage =
  | ({ type: 'question' } & Question)
  /** Script that strips TypeScript types. It must be sent before the first configuration in TypeScript. */
  | { type: 'typescript'; script: ArrayBuffer }
  /** Asks for a comparison of the last configuration with other settings. */
  | { type: 'swap'; ticket: number; index: number; swap: Swap };
