/** The files of webpack that validate and complete a configuration. Their own comments say the types; TypeScript does not read them. */

/** A configuration, or a part of it. */
type Options = Record<string, unknown>;

declare module 'webpack/schemas/WebpackOptions.check.js' {
  /** Whether a configuration is valid; compiled from the schema, so it is quick and says no more. */
  const isValid: (options: unknown) => boolean;
  export default isValid;
}

/** `schemas/WebpackOptions.json` of webpack: its own declaration is of a kind that TypeScript does not read here. */
declare module 'webpack-options-schema' {
  const schema: object;
  export default schema;
}

declare module 'webpack/lib/config/validateSchema.js' {
  /** @throws ValidationError */
  const validateSchema: (schema: object, options: unknown) => void;
  export default validateSchema;
}

/** `lib/options.json` of webpack-dev-server, which lets nothing of the package be imported but the server. */
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
  /** What plugins assume where a configuration says nothing; `experiments.futureDefaults` changes it for the whole process. */
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
  /** Changes the configuration. @returns what is wrong with the values; null where nothing is */
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
