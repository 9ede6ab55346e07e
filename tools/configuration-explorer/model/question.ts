/** Questions from the page to the worker that runs a reader's configuration. */

/** A binding of an import statement. */
export interface ImportedName {
  /** Exported name: `default`, `DefinePlugin`, `*` for the namespace. */
  imported: string;
  /** Local name. */
  local: string;
}

/** A range of the source, as offsets. */
export interface Stretch {
  from: number;
  to: number;
}

/** A static import, or a re-export. */
export interface ImportStatement extends Stretch {
  /** Module specifier. */
  specifier: string;
  names: ImportedName[];
  /** Whether the names are re-exported instead of bound: `export { default } from './base.js'`. */
  isExport: boolean;
}

/** The parts of a source's syntax that are needed to run it. Offsets refer to the original source, including types. */
export interface SourceShape {
  imports: ImportStatement[];
  /** Ranges of `import.meta`. */
  metas: Stretch[];
  /** Ranges of `import` in `import(…)`. */
  dynamicImports: Stretch[];
}

/** Languages of a configuration, by file extension. */
export type ConfigurationLanguage = 'mjs' | 'cjs' | 'ts' | 'json';

/** Environment of the webpack command, which a configuration function receives. */
export interface Surroundings {
  /** Command line after `npx webpack`, with optional variables before it: `--mode`, `--env` and other flags. */
  commandLine: string;
  /** Browserslist queries of the project; empty if it has none. */
  browserslist: string[];
}

/** A configuration to check. */
export interface Question {
  /** Number of the question, repeated in its answers. */
  ticket: number;
  /** Original source. */
  code: string;
  language: ConfigurationLanguage;
  shape: SourceShape;
  surroundings: Surroundings;
}

/** Alternative mode, target and future defaults, to compare. */
export interface Swap {
  mode?: string;
  /** JavaScript value of `target`. */
  target?: string | string[] | false;
  futureDefaults?: boolean;
}

/** Messages from the page. */
export type CheckMessage =
  | ({ type: 'question' } & Question)
  /** The script that strips types; must precede the first question in TypeScript. */
  | { type: 'typescript'; script: ArrayBuffer }
  /** Compares the configuration of the last question with an alternative. */
  | { type: 'swap'; ticket: number; index: number; swap: Swap };
