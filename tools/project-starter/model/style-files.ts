import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

const styles: Record<Answers['styles'], Line[]> = {
  none: [],
  css: ['h1 {', '  color: teal;', '}'],
  modules: [because('.title {', 'localClass', '/guides/native-css/#css-modules'), '  color: teal;', '}'],
  sass: ['$accent: teal;', '', 'h1 {', '  color: $accent;', '}'],
  less: ['@accent: teal;', '', 'h1 {', '  color: @accent;', '}'],
  postcss: [
    'h1 {',
    '  color: teal;',
    because('  user-select: none;', 'prefixed', '/guides/native-css/#6-keep-using-preprocessors-sass-less-postcss'),
    '}',
  ],
};

/** Returns the stylesheets of a generated project, or an empty array if it has none. */
export function styleFiles(answers: Answers): ProjectFile[] {
  const { styles: path } = traitsOf(answers);
  return path === undefined ? [] : [{ path: `src/${path}`, lines: styles[answers.styles] }];
}
