import { expect, test } from 'vitest';
import type { Library } from '../library/library.ts';
import type { PackagedFact, PackagedPage } from '../library/package-data.ts';
import { refusedOptionsIn } from './refused-options.ts';

const page = (url: string, title: string, ...blocks: string[]): [string, PackagedPage] => [
  url,
  { url, title, description: '', section: '', markdown: blocks.join('\n\n') },
];
const pages = new Map([
  page(
    '/configuration/dev-server/',
    'DevServer',
    '| Old value | What to do |\n| - | - |\n| `proxy: { "/api": … }` | Use a list. |',
  ),
  page(
    '/loaders/css-loader/',
    'css-loader',
    '## Options {#options}',
    '### `importLoaders` {#importloaders}',
    'Type:',
    '```ts\ntype importLoaders = number;\n```',
    '### `modules` {#modules}',
    '#### `localIdentName` {#localidentname}',
  ),
]);
const facts = [
  {
    id: 'devserver:proxy',
    kind: 'devserver',
    name: 'proxy',
    type: 'object[]',
    url: '/configuration/dev-server/#proxy',
  },
  { id: 'option:mode', kind: 'option', name: 'mode', type: '"production"', url: '/configuration/mode/' },
  {
    id: 'plugin-option:BannerPlugin.banner',
    kind: 'plugin-option',
    name: 'BannerPlugin.banner',
    type: 'string',
    url: '/b/',
  },
  {
    id: 'removed:devServer.https',
    kind: 'removed',
    name: 'devServer.https',
    group: 'webpack-dev-server 5',
    instead: 'Use it.',
  },
] as PackagedFact[];
const library: Library = {
  about: { origin: 'https://docs.example', versions: {} as Library['about']['versions'] },
  pages: () => pages,
  facts: () => facts,
  fact: (id) => facts.find((one) => one.id === id),
  releases: () => [],
  search: () => Promise.reject(new Error('no search')),
};
const refusal = (name: string, item: string): string[] =>
  refusedOptionsIn(library, `Invalid options object. ${name} has been initialized using an object.\n - ${item}`);

test('of a wrong value, what the option takes and what became of the old values', () => {
  expect(refusal('Dev Server', 'options.proxy should be an array:\n   [object { … }]')).toEqual([
    '- `devServer.proxy` should be an array. https://docs.example/configuration/dev-server/#proxy',
    '  - Type: `object[]`',
    '  - Old value: `proxy: { "/api": … }`; What to do: Use a list.',
  ]);
});

test.each([
  [
    'Webpack',
    'configuration.mode should be one of these:\n   "production"',
    'https://docs.example/configuration/mode/',
    '"production"',
  ],
  [
    'Banner Plugin',
    "options misses the property 'banner'. Should be:\n   string",
    '`banner` is required. https://docs.example/b/',
    '`string`',
  ],
  [
    'Banner Plugin',
    "options[0] misses the property 'banner'. Should be:\n   string",
    'is required. https://docs.example/b/',
    '`string`',
  ],
  [
    'CSS Loader',
    'options.importLoaders should be a number.',
    'https://docs.example/loaders/css-loader/#importloaders',
    'Type: `number`',
  ],
  [
    'CSS Loader',
    "options has an unknown property 'localIdentName'. These properties are valid:",
    'has it as `modules.localIdentName`',
    '#localidentname',
  ],
])('%s: %s', (name, item, ...said) => {
  const lines = refusal(name, item).join('\n');
  for (const each of said) expect(lines).toContain(each);
});

test('a line alone is about the dev server if it alone ever had the option', () => {
  expect(refusedOptionsIn(library, " - options has an unknown property 'https'.")[0]).toContain(
    '`devServer.https`: removed in',
  );
  expect(refusedOptionsIn(library, " - options has an unknown property 'other'.")).toEqual([]);
});

test('what no option is known of has no line', () => {
  expect(refusal('Other Plugin', 'options.proxy should be an array:')).toEqual([]);
  expect(refusedOptionsIn(library, 'The options should be an array.')).toEqual([]);
});
