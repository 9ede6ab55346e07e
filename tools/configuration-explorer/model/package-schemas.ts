/** A schema of options, and the package's name in its messages if the schema's title doesn't contain it. */
export interface OptionsSchema {
  schema: object;
  name?: string;
}

/** Schemas by package, and by name for webpack's own plugins. */
export interface PackageSchemas {
  loaders: Record<string, OptionsSchema>;
  plugins: Record<string, OptionsSchema>;
  ownPlugins: Record<string, OptionsSchema>;
}
