import { expect, test } from 'vitest';
import { packId, unpackId } from './heading-ids.ts';

test.each([
  ['Add source maps', 'add-source-maps', ''],
  ['devServer.client.overlay', 'overlay', '\tC'],
  ['Add source maps to a library', 'adding-source-maps', '\tadding-B-C'],
  ['Loader vs. plugin', 'plugin-or-loader', '\tC-or-A'],
  ['__webpack_modules__', '__webpack_modules__-webpack-specific', '\tA-webpack-specific'],
  ['Replace file-loader', 'Files', '\t=Files'],
  ['Step 1', '1-start', '\tB-start'],
  ['Ünïcode größe', 'größe', '\tB'],
  ['', 'empty', '\tempty'],
  [`${'word '.repeat(30)}last`, 'last-word', '\tlast-A'],
])('of “%s”, the id %s is kept as %j and comes back', (title, id, packed) => {
  expect(packId(title, id)).toBe(packed);
  expect(unpackId(title, packed === '' ? undefined : packed.slice(1))).toBe(id);
});
