import { type Entry, item, option } from './print-value.ts';
import type { Answers } from './questions.ts';

/** Returns the module rules for stylesheets of a generated project. */
export function styleRules({ styles }: Answers): Entry[] {
  const type = option(
    'type',
    '"css/auto"',
    'nativeCss',
    '/guides/native-css/#6-keep-using-preprocessors-sass-less-postcss',
  );
  switch (styles) {
    case 'sass':
    case 'less':
      return [
        item([
          option('test', styles === 'sass' ? '/\\.scss$/' : '/\\.less$/'),
          option('use', `"${styles}-loader"`, styles, `/loaders/${styles}-loader/`),
          type,
        ]),
      ];
    case 'postcss':
      return [
        item([
          option('test', '/\\.css$/'),
          option('use', [
            option('loader', '"postcss-loader"', 'runsPlugins', '/loaders/postcss-loader/'),
            option('options', '{ postcssOptions: { plugins: ["autoprefixer"] } }'),
          ]),
          type,
        ]),
      ];
    default:
      return [];
  }
}
