/** What a webpack has, as `read-package.ts` prints it. */
export interface ReadPackage {
  /** Paths of options that flags set: `module.rules[].test`. */
  options: string[];
  flags: string[];
  /** Names of options and what they stand in: `Output.allowOutside`. */
  names: string[];
  /** Classes of hooks by owner and name. */
  hooks: Record<string, string>;
  errors: string[];
  deprecations: string[];
  plugins: string[];
  /** Values by path, by configuration. */
  defaults: Record<string, Record<string, string>>;
}
