/** Modules that esbuild generates for the playground's worker (tools/playground/build/core-plugin.ts). */
declare module 'playground:webpack-files' {
  /** Functions that load the webpack files that plugins may require, keyed by path (`webpack/lib/Compilation.js`). */
  export const webpackFiles: Record<string, () => unknown>;
}
declare module 'playground:runtime-files' {
  /**
   * Content of files that a webpack build may add to its output (`webpack/hot/dev-server.js`), by path in the project.
   */
  export const runtimeFiles: Record<string, string>;
}
declare module 'webpack-sources/lib/helpers/readMappings.js' {
  export default function readMappings(
    mappings: string,
    onMapping: (generatedLine: number, generatedColumn: number, sourceIndex: number, originalLine: number) => void,
  ): void;
}
declare module 'playground:events' {
  /** Exports of the npm package `events`, which implements the Node.js module of the same name. */
  export default class EventEmitter {
    on(event: string, listen: (...values: unknown[]) => void): this;
    emit(event: string, ...values: unknown[]): boolean;
  }
}
declare module 'webpack/lib/config/defaults.js' {
  /** webpack's process-wide default options. */
  export const DEFAULTS: Record<string, string>;
}
