import { because, type Line } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Page titles by entry name. */
export const titles: Readonly<Record<string, string>> = { index: 'Shop', about: 'About the shop' };

/** An import line; written so that tools don't take it for an import of this file. */
export function importOf(what: string, from: string): string {
  return `import ${what} from "${from}";`;
}

/** Path of the first source file, with the extension of the chosen language. */
export function entryPath(name: string, answers: Answers): string {
  const { script, jsx } = traitsOf(answers);
  return `src/${name}.${jsx ? `${script}x` : script}`;
}

/** Imports of global stylesheets; CSS Modules are imported by their component. */
export function styleImport(answers: Answers): Line[] {
  const { styles } = traitsOf(answers);
  if (styles === undefined || answers.styles === 'modules') return [];
  return [because(`import "./${styles}";`, 'styleImport', '/guides/native-css/')];
}
