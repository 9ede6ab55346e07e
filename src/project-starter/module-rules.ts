/** `module.rules` of a project: what compiles its files before webpack reads them. */
import { item, option, type Entry, type Value } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** The rules, each with its reason; none where webpack reads all files itself. */
export function moduleRules(answers: Answers): Entry[] {
  return [...frameworkRules(answers), ...scriptRules(answers), ...styleRules(answers)];
}

function frameworkRules(answers: Answers): Entry[] {
  if (answers.framework === 'vue') {
    const rule: Value = [
      option('test', '/\\.vue$/', 'Compiles single-file components.', '/guides/vue/#configuration'),
      option('loader', '"vue-loader"'),
      option(
        'options',
        '{ experimentalInlineMatchResource: true }',
        'Names the blocks of a component so that webpack’s native CSS and TypeScript recognize them.',
        '/guides/vue/#match-resource',
      ),
    ];
    return [item(rule)];
  }
  if (answers.framework === 'svelte') {
    const { compiler } = traitsOf(answers);
    const rule: Value =
      answers.browsers === 'older' && compiler !== undefined
        ? [
            option('test', '/\\.svelte$/', 'Compiles components, then converts their code for older browsers.'),
            option('use', { items: [item(loaderWith(compilerLoader(answers))), item('"svelte-loader"')] }),
          ]
        : [
            option('test', '/\\.svelte(\\.[jt]s)?$/', 'Compiles components.', '/guides/svelte/#configuration'),
            option('loader', '"svelte-loader"'),
          ];
    return [item(rule)];
  }
  return [];
}

function loaderWith([loader, options]: [loader: string, options: Value]): Value {
  return [option('loader', loader), option('options', options)];
}

function scriptRules(answers: Answers): Entry[] {
  const { compiler, typescript, jsx } = traitsOf(answers);
  if (compiler === undefined) return [];
  const test = typescript ? '/\\.[jt]sx?$/' : jsx ? '/\\.jsx?$/' : '/\\.js$/';
  const [loader, options] = compilerLoader(answers);
  const rule: Value = [
    option(
      'test',
      test,
      typescript
        ? 'One loader for all scripts, because a rule for TypeScript disables the native support.'
        : 'Compiles your scripts.',
      typescript ? '/guides/typescript/#loader' : '/configuration/module/#ruletest',
    ),
    option('exclude', '/node_modules/', 'Packages are already compiled.', '/configuration/module/#ruleexclude'),
    option('loader', loader),
    option('options', options),
  ];
  return [item(rule), ...packageRules(answers)];
}

/** For older browsers, Svelte's runtime is compiled as well: it has private fields, which the other frameworks do without. */
function packageRules(answers: Answers): Entry[] {
  if (answers.browsers !== 'older' || answers.framework !== 'svelte') return [];
  const options = {
    swc: '{ env: {} }',
    babel: '{ presets: ["@babel/preset-env"] }',
    esbuild: '{ target: "es2020" }',
  }[traitsOf(answers).compiler ?? 'swc'];
  return [
    item([
      option('test', '/\\.js$/', 'Svelte’s own code is too new for these browsers, so it needs compiling, too.'),
      option('include', '/node_modules[\\\\/]svelte[\\\\/]/'),
      option('loader', compilerLoader(answers)[0]),
      option('options', options),
    ]),
  ];
}

/** The loader that compiles scripts, as code, and its options. */
function compilerLoader(answers: Answers): [loader: string, options: Value] {
  switch (traitsOf(answers).compiler) {
    case 'babel':
      return ['"babel-loader"', babelOptions(answers)];
    case 'esbuild':
      return ['"esbuild-loader"', esbuildOptions(answers)];
    default:
      return ['"swc-loader"', swcOptions(answers)];
  }
}

function swcOptions(answers: Answers): Value {
  const { typescript, jsx, hot } = traitsOf(answers);
  const parser = typescript
    ? `{ syntax: "typescript"${jsx ? ', tsx: true' : ''} }`
    : `{ syntax: "ecmascript"${jsx ? ', jsx: true' : ''} }`;
  const react =
    answers.framework === 'react'
      ? `{ runtime: "automatic"${hot ? ', development, refresh: development' : ''} }`
      : '{ runtime: "automatic", importSource: "preact" }';
  return [
    answers.browsers === 'node'
      ? option('env', '{ targets: "node 22" }', 'Keeps syntax that Node.js 22 knows.')
      : option(
          'env',
          '{}',
          'Reads the browsers from browserslist in package.json. Without this line, SWC outputs ES5.',
        ),
    option('jsc', [
      option('parser', parser),
      ...(jsx
        ? [
            option(
              'transform',
              [option('react', react)],
              hot ? 'Compiles JSX, and marks components for Fast Refresh in development.' : 'Compiles JSX.',
              '/guides/react/#configuration',
            ),
          ]
        : []),
    ]),
  ];
}

function babelOptions(answers: Answers): Value {
  const { typescript, hot } = traitsOf(answers);
  const source = answers.framework === 'preact' ? ', importSource: "preact"' : '';
  const react = `["@babel/preset-react", { runtime: "automatic"${source}, development }]`;
  const presets: Entry[] = [
    answers.browsers === 'node'
      ? item('["@babel/preset-env", { targets: { node: 22 } }]', 'Keeps syntax that Node.js 22 knows.')
      : item('"@babel/preset-env"', 'Takes the browsers from browserslist in package.json.', '/loaders/babel-loader/'),
    ...(answers.framework === 'react' || answers.framework === 'preact'
      ? [
          item(
            react,
            'Compiles JSX. Without development, Babel 8 looks at NODE_ENV instead of the mode.',
            '/guides/react/#babel',
          ),
        ]
      : []),
    ...(typescript ? [typesPreset(answers)] : []),
  ];
  return [
    option('presets', { items: presets }),
    ...(answers.framework === 'react' && hot
      ? [
          option(
            'plugins',
            'development ? ["react-refresh/babel"] : []',
            'Marks components for Fast Refresh. This code would fail in production.',
            '/guides/react/#babel',
          ),
        ]
      : []),
    option('cacheDirectory', 'true', 'Caches results for the next build.', '/guides/build-performance/'),
  ];
}

function typesPreset({ framework }: Answers): Entry {
  return framework === 'vue'
    ? item(
        '["@babel/preset-typescript", { ignoreExtensions: true }]',
        'Removes types, including those in .vue files.',
        '/guides/typescript/#loader',
      )
    : item('"@babel/preset-typescript"', 'Removes types.', '/guides/typescript/#loader');
}

function esbuildOptions(answers: Answers): Value {
  const { jsx } = traitsOf(answers);
  const target = { recent: '"es2022"', older: '"es2020"', node: '"node22"' }[answers.browsers];
  const { framework } = answers;
  const source = framework === 'preact' ? [option('jsxImportSource', '"preact"')] : [];
  return [
    ...(framework === 'vue' || framework === 'svelte'
      ? [option('loader', '"ts"', 'esbuild doesn’t recognize the file extension of components.')]
      : []),
    option('target', target, 'esbuild doesn’t read browserslist, so repeat the target here.'),
    ...(jsx ? [option('jsx', '"automatic"', 'Compiles JSX.', '/guides/react/#babel'), ...source] : []),
  ];
}

function styleRules({ styles }: Answers): Entry[] {
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
