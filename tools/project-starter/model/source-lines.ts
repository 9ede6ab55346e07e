import { because, type Line } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Titles of a generated project's pages, by entry name. */
export const titles: Readonly<Record<string, string>> = { index: 'Shop', about: 'About the shop' };

/**
 * Returns the source code of an import statement. It is composed from parts, so that tools don't mistake it for an
 * import of this file.
 */
export function importOf(what: string, from: string): string {
  return `import ${what} from "${from}";`;
}

/** Returns the path of an entry point's script in a generated project, with the extension of the chosen language. */
export function entryPath(name: string, answers: Answers): string {
  const { script, jsx } = traitsOf(answers);
  return `src/${name}.${jsx ? `${script}x` : script}`;
}

/**
 * Returns the imports of a generated project's global stylesheets. CSS Modules aren't included, because the component
 * imports them.
 */
export function styleImport(answers: Answers): Line[] {
  const { styles } = traitsOf(answers);
  if (styles === undefined || answers.styles === 'modules') return [];
  return [because(`import "./${styles}";`, 'styleImport', '/guides/native-css/')];
}
