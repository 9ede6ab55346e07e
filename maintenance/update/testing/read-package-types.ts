/** Content of a webpack package, such as its option names and hooks, as `read-package.ts` prints it. */
export interface ReadPackage {
  /** Paths of the webpack options that command-line flags set: `module.rules[].test`. */
  options: string[];
  flags: string[];
  /** Names of webpack options, with the schema definition or property that contains them: `Output.allowOutside`. */
  names: string[];
  /** Tapable class of each hook, by the class that has the hook and the hook's name. */
  hooks: Record<string, string>;
  errors: string[];
  deprecations: string[];
  plugins: string[];
  /** Default of each option by its path, for each configuration. */
  defaults: Record<string, Record<string, string>>;
}
