import { expect, test } from 'vitest';
import { packagedPage as page } from '../testing/packaged-page.ts';
import { movedOption, optionsOn, packageOption } from './package-options.ts';

const pages = [
  page('/guides/names/', '## api {#api}', 'A guide.'),
  page(
    '/loaders/css-loader/',
    'Words.',
    '## Options {#options}',
    '- **[`url`](https://site.example/#url)**',
    '### `url` {#url}',
    'Type: `boolean`',
    '#### `modules.localIdentName` {#localidentname}',
    'Default: `[hash]`',
    '### `modules` {#modules}',
    '#### `object` {#object}',
    '##### `mode` {#mode}',
    'Default: `local`',
    '### `esModule` {#esmodule}',
    'Type: `boolean`',
  ),
  page(
    '/loaders/babel-loader/',
    '## Options {#options}',
    '- `cacheDirectory`: Default `false`.\n\n  More.\n- `customize`: Default `null`.',
  ),
  page(
    '/plugins/terser-webpack-plugin/',
    '## Options {#options}',
    '| Name | Default |\n| - | - |\n| `test` | `/js/` |\n| **`extractComments`** | `true` |',
  ),
  page('/loaders/thread-loader/', '## Start {#start}', '```js\nconst options = {\n  // two\n  workers: 2,\n};\n```'),
];
const found = (asked: string) => packageOption(pages, asked);

test.each([
  ['css-loader localIdentName', 'localidentname', 'Default: `[hash]`'],
  ['css-loader.modules.localIdentName', 'localidentname', 'Default: `[hash]`'],
  ['css-loader url', 'url', 'Type: `boolean`'],
  ['babel-loader: cacheDirectory', 'options', '- `cacheDirectory`: Default `false`.\n\n  More.'],
  [
    'new TerserPlugin({ extractComments })',
    'options',
    '| Name | Default |\n| - | - |\n| **`extractComments`** | `true` |',
  ],
  ['TerserWebpackPlugin.extractComments', 'options', '`true`'],
  ['thread-loader workers', 'start', 'workers: 2'],
  ['localIdentName', 'localidentname', 'Default: `[hash]`'],
])('%s', (asked, id, said) => {
  expect(found(asked)?.id).toBe(id);
  expect(found(asked)?.markdown).toContain(said);
});

test('a row and an item come without their neighbors', () => {
  expect(found('babel-loader cacheDirectory')?.markdown).not.toContain('customize');
  expect(found('terser-webpack-plugin extractComments')?.markdown).not.toContain('test');
});

test.each([
  ['api'],
  ['css-loader'],
  ['css-loader nothing'],
  ['ts-loader transpileOnly'],
  ['('],
  ['compiler.localIdentName'],
  ['css-loader nothing.localIdentName'],
])('%s is no option of a package with a page', (asked) => {
  expect(found(asked)).toBeUndefined();
});

test('a page lists its options, without the kinds of their values', () => {
  expect(optionsOn(pages[1]!)).toEqual(['url', 'modules.localIdentName', 'modules', 'mode', 'esModule']);
});

test.each([
  ['css-loader mode', 'modules.mode'],
  ['css-loader url', 'url'],
  ['css-loader esModule', 'esModule'],
  ['css-loader localIdentName', 'modules.localIdentName'],
])('%s has the name %s with those of the options that it is in', (asked, name) => {
  expect(found(asked)?.name).toBe(name);
});

test('of an option that a package had, the row about the message tells', () => {
  const messages = page(
    '/errors/loaders-and-plugins/',
    '## Styles {#styles}',
    "| Message | Package | Fix |\n| - | - | - |\n| `options has an unknown property 'old'` | css-loader | It is `new`. |",
  );
  const owner = { ...pages[1]!, title: 'css-loader' };
  expect(movedOption([messages], owner, 'old')).toEqual({
    says: 'It is `new`.',
    url: '/errors/loaders-and-plugins/#styles',
  });
  expect(movedOption([messages], owner, 'other')).toBeUndefined();
  expect(movedOption([messages], { ...owner, title: 'sass-loader' }, 'old')).toBeUndefined();
});
