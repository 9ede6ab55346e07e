/** Generates the HTML pages and `.gitignore` of a project. */
import { because, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { titles } from './source-lines.ts';
import { traitsOf } from './traits.ts';

/** Returns the HTML files of a generated project, which are entry points or templates of HtmlWebpackPlugin. */
export function pageFiles(answers: Answers): ProjectFile[] {
  const { ownPage, entries, jsx, script } = traitsOf(answers);
  if (!ownPage || answers.html === 'generated') return [];
  return entries.map((name) => ({
    path: `src/${name}.html`,
    lines: [
      '<!doctype html>',
      '<html lang="en">',
      '  <head>',
      '    <meta charset="utf-8" />',
      '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
      `    <title>${titles[name] ?? name}</title>`,
      '  </head>',
      '  <body>',
      '    <div id="app"></div>',
      ...(answers.html === 'entry'
        ? [
            because(
              `    <script type="module" src="./${name}.${jsx ? `${script}x` : script}"></script>`,
              'scriptOfPage',
              '/guides/native-html/#html-entry',
            ),
          ]
        : []),
      '  </body>',
      '</html>',
    ],
  }));
}

/** The `.gitignore` of a generated project. */
export const gitignore: ProjectFile = {
  path: '.gitignore',
  lines: ['node_modules', because('dist', 'ignoresDist', '/configuration/output/#outputpath')],
};
