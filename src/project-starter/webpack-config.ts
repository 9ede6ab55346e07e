/** The configuration of a project, in the language that the reader chose. */
import { moduleRules } from './module-rules.ts';
import { outputOptions } from './output-options.ts';
import { option, printValue, type Entry } from './print-value.ts';
import { imported, plugins } from './plugins.ts';
import { because, type Line, type ProjectFile } from './project.ts';
import type { Answers } from './questions.ts';
import { titles } from './sources.ts';
import { traitsOf } from './traits.ts';

/** `webpack.config.js`, `.ts` or `.cjs`. */
export function webpackConfig(answers: Answers): ProjectFile {
  return { path: `webpack.config.${answers.configuration}`, lines: [...imports(answers), ...exported(answers)] };
}

function imports(answers: Answers): Line[] {
  const { configuration } = answers;
  const lines = imported(answers).map(({ name, from, named }) => {
    const binding = named ? `{ ${name} }` : name;
    return configuration === 'cjs' ? `const ${binding} = require("${from}");` : `import ${binding} from "${from}";`;
  });
  const types: Line[] =
    configuration === 'ts'
      ? [
          because(
            'import type { Configuration } from "webpack";',
            'Lets your editor complete options and flag mistakes.',
            '/guides/typescript/#ways-to-use-typescript-in-webpackconfigts',
          ),
          ...(traitsOf(answers).server
            ? [because('import type {} from "webpack-dev-server";', 'Adds the types for devServer.')]
            : []),
        ]
      : [];
  const all = [...lines, ...types];
  return all.length === 0 ? [] : [...all, ''];
}

/** Whether options depend on the mode, so that the configuration is a function. */
function asksForMode(answers: Answers): boolean {
  const { hot, server, jsx, compiler } = traitsOf(answers);
  if (jsx && compiler === 'babel') return true;
  return (
    (answers.framework === 'react' && hot) || ((answers.output === 'hashed' || answers.output === 'module') && server)
  );
}

function exported(answers: Answers): Line[] {
  const { configuration } = answers;
  const left = configuration === 'cjs' ? 'module.exports = ' : 'export default ';
  const typed = configuration === 'ts';
  if (answers.output === 'umd') return twoBuilds(answers, left);
  const entries = configurationEntries(answers);
  if (!asksForMode(answers)) {
    return printValue(entries, left, typed ? ' satisfies Configuration;' : ';', { indent: '', json: false });
  }
  const opening = typed
    ? `${left}(env: unknown, argv: { mode?: string }): Configuration => {`
    : `${left}(env, argv) => {`;
  return [
    because(opening, 'A function, because some options depend on the mode.', '/configuration/configuration-types/'),
    '  const development = argv.mode === "development";',
    '',
    ...printValue(entries, 'return ', ';', { indent: '  ', json: false }),
    '};',
  ];
}

/** A library as an ES module and as UMD: the same build twice, with another output. */
function twoBuilds(answers: Answers, left: string): Line[] {
  const typed = answers.configuration === 'ts';
  const style = { indent: '', json: false };
  const shared = configurationEntries(answers).filter(({ key }) => key !== 'output');
  const second: Entry[] = [
    option('filename', '"index.umd.cjs"'),
    option(
      'library',
      '{ name: "Cart", type: "umd" }',
      'For require() and script tags, where the global variable Cart holds the exports.',
      '/configuration/output/#outputlibrarytype',
    ),
    ...(answers.styles === 'modules'
      ? [
          option(
            'uniqueName',
            '"my-library"',
            'Gives CSS classes the same names in both builds.',
            '/configuration/output/#outputuniquename',
          ),
        ]
      : []),
    option(
      'globalObject',
      '"globalThis"',
      'Makes the file work in Node.js, too.',
      '/configuration/output/#outputglobalobject',
    ),
  ];
  return [
    ...printValue(shared, `const shared${typed ? ': Configuration' : ''} = `, ';', style),
    '',
    because(`${left}[`, 'Two configurations. webpack builds both.', '/configuration/configuration-types/'),
    ...printBuild('module', outputOptions(answers)),
    ...printBuild('umd', second),
    typed ? '] satisfies Configuration[];' : '];',
  ];
}

function printBuild(name: string, output: Entry[]): Line[] {
  const [open = '', ...rest] = printValue([option('name', `"${name}"`), option('output', output)], '', ',', {
    indent: '  ',
    json: false,
  });
  return [open, '    ...shared,', ...rest];
}

function configurationEntries(answers: Answers): Entry[] {
  const rules = moduleRules(answers);
  const extra = plugins(answers);
  return [
    option('entry', entry(answers), entryReason(answers), '/configuration/entry-context/#entry'),
    ...(answers.goal === 'node'
      ? [
          option(
            'target',
            '"node"',
            'Keeps Node.js modules such as node:fs out of the bundle.',
            '/configuration/target/',
          ),
        ]
      : []),
    option('output', outputOptions(answers)),
    ...externals(answers),
    ...resolve(answers),
    ...(rules.length > 0 ? [option('module', [option('rules', { items: rules })])] : []),
    ...experiments(answers),
    ...(extra.length > 0 ? [option('plugins', { items: extra })] : []),
    ...optimization(answers),
    ...devServer(answers),
  ];
}

function entry(answers: Answers): string | Entry[] {
  const { entries, script, jsx, ownPage } = traitsOf(answers);
  const ending = jsx && answers.goal !== 'library' ? `${script}x` : script;
  if (ownPage && answers.html === 'entry') {
    const [first = ''] = entries;
    // The dev server adds its client to each entry, whose script must not have the name of the page's own.
    return entries.length === 1
      ? `"./src/${first}.html"`
      : entries.map((name) => option(`${name}Page`, `"./src/${name}.html"`));
  }
  if (ownPage && answers.html === 'generated') {
    return entries.map((name) =>
      option(name, `{ import: "./src/${name}.${ending}", html: { title: "${titles[name] ?? name}" } }`),
    );
  }
  return entries.map((name) => option(name, `"./src/${name}.${ending}"`));
}

function entryReason({ goal, html }: Answers): string {
  if (goal === 'library') return 'The library exports whatever this file exports.';
  if (goal === 'node') return 'Where the program starts.';
  if (html === 'entry')
    return 'webpack bundles the page’s scripts and styles, and writes the page with their new URLs.';
  return goal === 'site' ? 'One script for each page.' : 'Where the app starts.';
}

function externals({ goal, framework }: Answers): Entry[] {
  if (goal !== 'library' || framework === 'none') return [];
  const packages = framework === 'react' ? '(react|react-dom)' : framework;
  return [
    option(
      'externals',
      `/^${packages}($|\\/)/`,
      'Keeps the framework as an import, so an app includes it only once.',
      '/guides/author-libraries/#externalize-lodash',
    ),
  ];
}

function resolve({ framework }: Answers): Entry[] {
  if (framework !== 'svelte') return [];
  return [
    option(
      'resolve',
      '{ conditionNames: ["svelte", "..."] }',
      'Component packages expose their source under this condition.',
      '/configuration/resolve/#resolveconditionnames',
    ),
  ];
}

/** Native support that other rules or plugins of the project disable. */
function experiments(answers: Answers): Entry[] {
  const { vue, styles, ownPage, compiler, typescript } = traitsOf(answers);
  const native = typescript && compiler === undefined;
  const enabled = [
    (answers.styles === 'postcss' || (vue && styles !== undefined)) && 'css: true',
    vue && ownPage && answers.html !== 'plugin' && 'html: true',
    native && (vue || answers.framework === 'svelte') && 'typescript: true',
  ].filter((found) => found !== false);
  if (enabled.length === 0) return [];
  const says = vue
    ? 'VueLoaderPlugin disables native support. This enables what the project uses.'
    : 'A rule disables this native support, so enable it here.';
  const href = vue ? '/guides/vue/#native-support-disabled' : '/configuration/experiments/';
  return [option('experiments', `{ ${enabled.join(', ')} }`, says, href)];
}

function optimization({ goal, framework, output }: Answers): Entry[] {
  if (goal === 'site') {
    return [
      option(
        'optimization',
        '{ splitChunks: { chunks: "all" } }',
        'Moves code that several pages share into a separate file.',
        '/plugins/split-chunks-plugin/',
      ),
    ];
  }
  if (goal !== 'app' || framework === 'none' || output !== 'hashed') return [];
  const group = '{ test: /[\\\\/]node_modules[\\\\/]/, name: "vendor", chunks: "all" }';
  return [
    option('optimization', [
      option('splitChunks', [
        option('cacheGroups', [
          option(
            'vendor',
            group,
            'Packages change less often than your code, so browsers can cache them longer.',
            '/guides/caching/#extracting-boilerplate',
          ),
        ]),
      ]),
    ]),
  ];
}

function devServer(answers: Answers): Entry[] {
  const { server, hot } = traitsOf(answers);
  if (!server) return [];
  const isApp = answers.goal === 'app';
  return [
    option('devServer', [
      ...(hot
        ? []
        : [option('hot', 'false', 'Reloads the page after each change.', '/configuration/dev-server/#devserverhot')]),
      option(
        'watchFiles',
        '"src/**/*.html"',
        'Also reloads the page when its HTML changes.',
        '/configuration/dev-server/#devserverwatchfiles',
      ),
      ...(isApp
        ? [
            option(
              'historyApiFallback',
              'true',
              'Serves the page for unknown URLs, which client-side routers need.',
              '/configuration/dev-server/#devserverhistoryapifallback',
            ),
          ]
        : []),
    ]),
  ];
}
