/** The forms that a configuration can have, and what they are called. */
export const configForms = { esm: 'ES module', cjs: 'CommonJS', ts: 'TypeScript' } as const;

export type ConfigForm = keyof typeof configForms;

/** What the file of a form is called, by the name it has as an ES module. */
export function fileNameOf(name: string, form: ConfigForm): string {
  return form === 'esm' ? name : name.replace(/\.m?js$/, `.${form}`);
}
