import { type Entry, item, option } from './print-value.ts';
import type { Answers } from './questions.ts';

/** Rules for styles. */
export function styleRules({ styles }: Answers): Entry[] {
  const type = option(
    'type',
    '"css/auto"',
    'The result is CSS, which webpack handles natively.',
    '/guides/native-css/#6-keep-using-preprocessors-sass-less-postcss',
  );
  switch (styles) {
    case 'sass':
    case 'less':
      return [
        item([
          option('test', styles === 'sass' ? '/\\.scss$/' : '/\\.less$/'),
          option(
            'use',
            `"${styles}-loader"`,
            `Compiles ${styles === 'sass' ? 'Sass' : 'Less'} to CSS.`,
            `/loaders/${styles}-loader/`,
          ),
          type,
        ]),
      ];
    case 'postcss':
      return [
        item([
          option('test', '/\\.css$/'),
          option('use', [
            option('loader', '"postcss-loader"', 'Runs the plugins on each stylesheet.', '/loaders/postcss-loader/'),
            option('options', '{ postcssOptions: { plugins: ["autoprefixer"] } }'),
          ]),
          type,
        ]),
      ];
    default:
      return [];
  }
}
