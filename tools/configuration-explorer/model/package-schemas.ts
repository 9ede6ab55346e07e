/** A schema of options, and how the package calls itself in its messages, where the title of the schema doesn't say it. */
export interface OptionsSchema {
  schema: object;
  name?: string;
}

/** The schemas, by packages and by names of webpack's own plugins. */
export interface PackageSchemas {
  loaders: Record<string, OptionsSchema>;
  plugins: Record<string, OptionsSchema>;
  ownPlugins: Record<string, OptionsSchema>;
}
