/** Formats of a webpack configuration file, with their labels. */
export const configForms = { esm: 'ES module', cjs: 'CommonJS', ts: 'TypeScript' } as const;

export type ConfigForm = keyof typeof configForms;

/** Returns the name that a configuration file has in another format, given its name as an ES module. */
export function fileNameOf(name: string, form: ConfigForm): string {
  return form === 'esm' ? name : name.replace(/\.m?js$/, `.${form}`);
}
