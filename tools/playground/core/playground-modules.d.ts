/** Modules that the build of the core makes (tools/playground/build/core-plugin.ts). */
declare module 'playground:webpack-files' {
  /** Files of webpack's that others may require, by name (`webpack/lib/Compilation.js`). */
  export const webpackFiles: Record<string, () => unknown>;
}
declare module 'playground:runtime-files' {
  /** Files that a build may put into its output (`webpack/hot/dev-server.js`): path in the project to text. */
  export const runtimeFiles: Record<string, string>;
}
declare module 'webpack-sources/lib/helpers/readMappings.js' {
  export default function readMappings(
    mappings: string,
    onMapping: (generatedLine: number, generatedColumn: number, sourceIndex: number, originalLine: number) => void,
  ): void;
}
declare module 'playground:events' {
  /** The package `events`, which is Node's. */
  export default class EventEmitter {
    on(event: string, listen: (...values: unknown[]) => void): this;
    emit(event: string, ...values: unknown[]): boolean;
  }
}
declare module 'webpack/lib/config/defaults.js' {
  /** Defaults that webpack keeps for the process. */
  export const DEFAULTS: Record<string, string>;
}
