/** An options schema of a package, and the name for error messages if the schema's title doesn't contain one. */
export interface OptionsSchema {
  schema: object;
  name?: string;
}

/** Option schemas of loaders and plugins by package, and of webpack's own plugins by name. */
export interface PackageSchemas {
  loaders: Record<string, OptionsSchema>;
  plugins: Record<string, OptionsSchema>;
  ownPlugins: Record<string, OptionsSchema>;
  /** Names of the classes that webpack exports: `DefinePlugin`, `optimize.MinChunkSizePlugin`. */
  webpackClasses: string[];
}
