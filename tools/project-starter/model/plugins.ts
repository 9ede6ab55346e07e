/** Generates webpack's `plugins` option for a project, and the imports of the plugins. */
import { item, type Entry } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

interface Import {
  name: string;
  from: string;
  named?: true;
}

/** Returns the imports of a generated project's plugins, in order. */
export function imported(answers: Answers): Import[] {
  const { vue, hot, ownPage } = traitsOf(answers);
  const found: (Import | false)[] = [
    answers.framework === 'react' &&
      hot && { name: 'ReactRefreshPlugin', from: '@pmmmwh/react-refresh-webpack-plugin' },
    ownPage && answers.html === 'plugin' && { name: 'HtmlWebpackPlugin', from: 'html-webpack-plugin' },
    vue && { name: 'VueLoaderPlugin', from: 'vue-loader', named: true },
    (vue || writesManifest(answers)) && { name: 'webpack', from: 'webpack' },
  ];
  return found.filter((found) => found !== false);
}

/**
 * Whether the generated project writes a manifest of the output for a server, because file names contain hashes or
 * pages share files.
 */
export function writesManifest({ goal, html, output }: Answers): boolean {
  return html === 'none' && (goal === 'site' || (goal === 'app' && output === 'hashed'));
}

/** Returns the plugins of a generated project, with explanations. */
export function plugins(answers: Answers): Entry[] {
  const { vue, hot, ownPage, entries } = traitsOf(answers);
  return [
    ...(vue ? vuePlugins : []),
    ...(answers.framework === 'react' && hot
      ? [item('development && new ReactRefreshPlugin()', 'refreshPlugin', '/guides/react/#fast-refresh')]
      : []),
    ...(ownPage && answers.html === 'plugin' ? entries.map((name) => htmlPlugin(name, answers)) : []),
    ...(writesManifest(answers)
      ? [item('new webpack.ManifestPlugin()', 'manifestPlugin', '/plugins/manifest-plugin/')]
      : []),
  ];
}

const vuePlugins: Entry[] = [
  item('new VueLoaderPlugin()', 'vuePlugin', '/guides/vue/#configuration'),
  {
    value: `new webpack.DefinePlugin({
  __VUE_OPTIONS_API__: false,
  __VUE_PROD_DEVTOOLS__: false,
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
})`,
    why: {
      says: 'vueFlags',
      href: '/plugins/define-plugin/',
    },
  },
];

function htmlPlugin(name: string, { goal, output }: Answers): Entry {
  const options = [
    ...(goal === 'site' ? [`filename: "${name}.html"`, `chunks: ["${name}"]`] : []),
    `template: "src/${name}.html"`,
    ...(output === 'module' ? ['scriptLoading: "module"'] : []),
  ];
  const code = `new HtmlWebpackPlugin({ ${options.join(', ')} })`;
  const long = `new HtmlWebpackPlugin({\n${options.map((line) => `  ${line},\n`).join('')}})`;
  return item(code.length > 70 ? long : code, 'htmlPlugin', '/plugins/html-webpack-plugin/');
}
