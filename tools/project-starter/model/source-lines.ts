import { because, type Line } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Titles of pages by the name of their entry. */
export const titles: Readonly<Record<string, string>> = { index: 'Shop', about: 'About the shop' };

/** A line that imports; written so that it is not taken for an import of this file. */
export function importOf(what: string, from: string): string {
  return `import ${what} from "${from}";`;
}

/** The path of the first source file, with the ending of the answers' language. */
export function entryPath(name: string, answers: Answers): string {
  const { script, jsx } = traitsOf(answers);
  return `src/${name}.${jsx ? `${script}x` : script}`;
}

/** Imports of a stylesheet for the whole page; CSS modules are imported by their component. */
export function styleImport(answers: Answers): Line[] {
  const { styles } = traitsOf(answers);
  if (styles === undefined || answers.styles === 'modules') return [];
  return [because(`import "./${styles}";`, 'styleImport', '/guides/native-css/')];
}
