/** The formats of a configuration file, and their labels. */
export const configForms = { esm: 'ES module', cjs: 'CommonJS', ts: 'TypeScript' } as const;

export type ConfigForm = keyof typeof configForms;

/** The name of a configuration file in a format, from its name as an ES module. */
export function fileNameOf(name: string, form: ConfigForm): string {
  return form === 'esm' ? name : name.replace(/\.m?js$/, `.${form}`);
}
