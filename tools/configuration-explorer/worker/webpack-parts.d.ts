/**
 * Type declarations for the webpack files that contain validation and defaults, because TypeScript doesn't read their
 * JSDoc.
 */

/** A webpack configuration, or a part of it. */
type Options = Record<string, unknown>;

declare module 'webpack/schemas/WebpackOptions.check.js' {
  /**
   * Whether a webpack configuration is valid. The check is precompiled from the schema, so it is fast but gives no
   * messages.
   */
  const isValid: (options: unknown) => boolean;
  export default isValid;
}

/** webpack's `schemas/WebpackOptions.json`, whose own declaration file TypeScript doesn't read. */
declare module 'webpack-options-schema' {
  const schema: object;
  export default schema;
}

declare module 'webpack/lib/config/validateSchema.js' {
  /** @throws ValidationError */
  const validateSchema: (schema: object, options: unknown) => void;
  export default validateSchema;
}

/** webpack-dev-server's `lib/options.json`, which the package's `exports` don't include. */
declare module 'webpack-dev-server-options-schema' {
  const schema: object;
  export default schema;
}

declare module 'webpack/lib/util/validateSchema.js' {
  /** @throws ValidationError */
  const validateSchema: (schema: object, options: unknown, about?: { name: string; baseDataPath: string }) => void;
  export default validateSchema;
}

declare module 'webpack/lib/config/normalization.js' {
  export function getNormalizedWebpackOptions(options: Options): Options;
}

declare module 'webpack/lib/config/defaults.js' {
  /** Global defaults for plugins. `experiments.futureDefaults` changes them for the whole process. */
  export const DEFAULTS: { HASH_FUNCTION: string };
  export function applyWebpackOptionsBaseDefaults(options: Options): void;
  export function applyWebpackOptionsDefaults(options: Options, compilerIndex?: number): object;
}

declare module 'webpack/lib/config/cli.js' {
  interface ArgumentProblem {
    argument: string;
    value?: unknown;
  }
  export function getArguments(): Record<string, object | undefined>;
  /**
   * Applies command-line flags to a configuration and mutates it.
   *
   * @returns errors in the flags' values, or null
   */
  export function processArguments(
    known: Record<string, object | undefined>,
    configuration: Options,
    values: Record<string, unknown>,
  ): ArgumentProblem[] | null;
}

declare module 'webpack/lib/config/defineConfig.js' {
  const defineConfig: <Value>(configuration: Value) => Value;
  export default defineConfig;
}

declare module 'watchpack/lib/util/globToRegExp.js' {
  const globToRegExp: (glob: string) => string;
  export default globToRegExp;
}

declare module 'caniuse-lite/data/features/*' {
  const packed: object;
  export default packed;
}

declare module 'caniuse-lite/dist/unpacker/feature.js' {
  const unpack: (packed: object) => { stats: object };
  export default unpack;
}
