/** What the page of the configuration explorer asks the worker that runs a reader's configuration. */

/** A name that an import statement binds. */
export interface ImportedName {
  /** Name in the other module: `default`, `DefinePlugin`, `*` for all of it. */
  imported: string;
  /** Name in the configuration. */
  local: string;
}

/** A stretch of the source, as offsets. */
export interface Stretch {
  from: number;
  to: number;
}

/** A static import, or an export from another module. */
export interface ImportStatement extends Stretch {
  /** What is between its quotes. */
  specifier: string;
  names: ImportedName[];
  /** Whether the names are exported instead of bound: `export { default } from './base.js'`. */
  isExport: boolean;
}

/** What of a source's syntax decides how it is run. Offsets are those of the source as it is written, types included. */
export interface SourceShape {
  imports: ImportStatement[];
  /** Each `import.meta`. */
  metas: Stretch[];
  /** Each `import` of an `import(…)`. */
  dynamicImports: Stretch[];
}

/** The languages of a configuration, by the extension of its file. */
export type ConfigurationLanguage = 'mjs' | 'cjs' | 'ts' | 'json';

/** How webpack is started: what a configuration that is a function gets. */
export interface Surroundings {
  /** What stands behind `NODE_ENV=production npx webpack`: `--mode`, `--env` and other flags; variables may stand before it. */
  commandLine: string;
  /** Queries of the project's browserslist, one each; none, the project has no such configuration. */
  browserslist: string[];
}

/** A configuration to look at. */
export interface Question {
  /** Number of the question; its answers carry it. */
  ticket: number;
  /** Source as it is written. */
  code: string;
  language: ConfigurationLanguage;
  shape: SourceShape;
  surroundings: Surroundings;
}

/** Other values of what decides most defaults, to see what they would alter. */
export interface Swap {
  mode?: string;
  /** JavaScript value of `target`. */
  target?: string | string[] | false;
  futureDefaults?: boolean;
}

/** What the page sends. */
export type CheckMessage =
  | ({ type: 'question' } & Question)
  /** What strips types; to be sent before the first question in TypeScript. */
  | { type: 'typescript'; script: ArrayBuffer }
  /** Asks for what would change in the configuration of the last question. */
  | { type: 'swap'; ticket: number; index: number; swap: Swap };
