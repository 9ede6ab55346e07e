/** Messages from the page to the worker that runs a reader's configuration. */

/** A name that an import statement binds. */
export interface ImportedName {
  /** Exported name (`default`, `DefinePlugin`), or `*` for the namespace. */
  imported: string;
  /** Name that the configuration uses. */
  local: string;
}

/** A range of the source code, as offsets. */
export interface Stretch {
  from: number;
  to: number;
}

/** A static import or a re-export. */
export interface ImportStatement extends Stretch {
  /** Module specifier, as the statement contains it. */
  specifier: string;
  names: ImportedName[];
  /** Whether the names are re-exported rather than bound, as in `export { default } from './base.js'`. */
  isExport: boolean;
}

/**
 * What the worker needs to know about the syntax of a configuration to run it. Offsets refer to the original source
 * code, including types.
 */
export interface SourceShape {
  imports: ImportStatement[];
  /** Ranges of all occurrences of `import.meta`. */
  metas: Stretch[];
  /** Ranges of the word `import` in dynamic imports. */
  dynamicImports: Stretch[];
}

/** Languages that a configuration can be written in, by file extension. */
export type ConfigurationLanguage = 'mjs' | 'cjs' | 'ts' | 'json';

/** The environment in which webpack is run. A configuration function receives parts of it. */
export interface Surroundings {
  /**
   * Command line after `npx webpack`, with flags such as `--mode` and `--env`. Environment variables may precede it.
   */
  commandLine: string;
  /** Browserslist queries of the project. Empty if it has none. */
  browserslist: string[];
}

/** A request to check a configuration. */
export interface Question {
  /** Number of the question, repeated in its answers. */
  ticket: number;
  /** Source code of the configuration, as the reader wrote it. */
  code: string;
  language: ConfigurationLanguage;
  shape: SourceShape;
  surroundings: Surroundings;
}

/** Settings to compare with: another mode or target, or the next major version's defaults. */
export interface Swap {
  mode?: string;
  /** Value of the `target` option. */
  target?: string | string[] | false;
  futureDefaults?: boolean;
}

/** Messages from the page. */
export type CheckMessage =
  | ({ type: 'question' } & Question)
  /** Script that strips types. It must be sent before the first question in TypeScript. */
  | { type: 'typescript'; script: ArrayBuffer }
  /** Asks for a comparison of the last configuration with other settings. */
  | { type: 'swap'; ticket: number; index: number; swap: Swap };
