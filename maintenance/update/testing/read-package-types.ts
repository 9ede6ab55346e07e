/** Content of a webpack package, as `read-package.ts` prints it. */
export interface ReadPackage {
  /** Paths of the options that flags set: `module.rules[].test`. */
  options: string[];
  flags: string[];
  /** Names of options, with the definition or property that contains them: `Output.allowOutside`. */
  names: string[];
  /** Class of each hook, by owner and name. */
  hooks: Record<string, string>;
  errors: string[];
  deprecations: string[];
  plugins: string[];
  /** Values by path, for each configuration. */
  defaults: Record<string, Record<string, string>>;
}
