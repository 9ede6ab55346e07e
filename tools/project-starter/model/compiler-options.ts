import { type Entry, item, option, type Value } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns the options of swc-loader for a generated project, with explanations. */
export function swcOptions(answers: Answers): Value {
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
      ? option('env', '{ targets: "node 22" }', 'nodeSyntax')
      : option('env', '{}', 'swcBrowsers'),
    option('jsc', [
      option('parser', parser),
      ...(jsx
        ? [
            option(
              'transform',
              [option('react', react)],
              hot ? 'jsxWithRefresh' : 'jsx',
              '/guides/react/#configuration',
            ),
          ]
        : []),
    ]),
  ];
}

/** Returns the options of babel-loader for a generated project, with explanations. */
export function babelOptions(answers: Answers): Value {
  const { typescript, hot } = traitsOf(answers);
  const source = answers.framework === 'preact' ? ', importSource: "preact"' : '';
  const react = `["@babel/preset-react", { runtime: "automatic"${source}, development }]`;
  const presets: Entry[] = [
    answers.browsers === 'node'
      ? item('["@babel/preset-env", { targets: { node: 22 } }]', 'nodeSyntax')
      : item('"@babel/preset-env"', 'babelBrowsers', '/loaders/babel-loader/'),
    ...(answers.framework === 'react' || answers.framework === 'preact'
      ? [item(react, 'babelJsx', '/guides/react/#babel')]
      : []),
    ...(typescript ? [typesPreset(answers)] : []),
  ];
  return [
    option('presets', { items: presets }),
    ...(answers.framework === 'react' && hot
      ? [option('plugins', 'development ? ["react-refresh/babel"] : []', 'babelRefresh', '/guides/react/#babel')]
      : []),
    option('cacheDirectory', 'true', 'cacheDirectory', '/guides/build-performance/'),
  ];
}

function typesPreset({ framework }: Answers): Entry {
  return framework === 'vue'
    ? item('["@babel/preset-typescript", { ignoreExtensions: true }]', 'vueTypes', '/guides/typescript/#loader')
    : item('"@babel/preset-typescript"', 'removesTypes', '/guides/typescript/#loader');
}

/** Returns the options of esbuild-loader for a generated project, with explanations. */
export function esbuildOptions(answers: Answers): Value {
  const { jsx } = traitsOf(answers);
  const target = { recent: '"es2022"', older: '"es2020"', node: '"node22"' }[answers.browsers];
  const { framework } = answers;
  const source = framework === 'preact' ? [option('jsxImportSource', '"preact"')] : [];
  return [
    ...(framework === 'vue' || framework === 'svelte' ? [option('loader', '"ts"', 'esbuildLoaderOfComponents')] : []),
    option('target', target, 'esbuildTarget'),
    ...(jsx ? [option('jsx', '"automatic"', 'jsx', '/guides/react/#babel'), ...source] : []),
  ];
}
