/** Language support for the code editor. It doesn't include completions, which would make the editor a tenth larger. */
import { cssLanguage } from '@codemirror/lang-css';
import { htmlLanguage } from '@codemirror/lang-html';
import { jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';

const languages: readonly [ending: RegExp, language: Extension][] = [
  [/\.[cm]?jsx?$/, jsxLanguage],
  [/\.[cm]?ts$/, typescriptLanguage],
  [/\.tsx$/, tsxLanguage],
  [/\.(?:css|scss|less)$/, cssLanguage],
  [/\.(?:html?|svg|xml|vue)$/, htmlLanguage],
  [/\.(?:json5?|map|webmanifest)$/, jsonLanguage],
];

/** Returns the editor's language extension for a file name, or none for plain text. */
export function languageOf(fileName: string): Extension {
  return languages.find(([ending]) => ending.test(fileName))?.[1] ?? [];
}
