import { expect, test } from 'vitest';
import { oldValuesOf } from './old-values.ts';

const page = {
  url: '/migrate/',
  title: '',
  description: '',
  section: '',
  markdown: [
    '| Old value | What to do |',
    '| - | - |',
    '| `proxy: { "/api": … }` | Use a list. |',
    '| `splitChunks.name: true` | Remove it. |',
    '| `[hash]` | `[contenthash]` |',
  ].join('\n'),
};

test.each([
  ['proxy', ['Old value: `proxy: { "/api": … }`; What to do: Use a list.']],
  ['optimization.splitChunks.name', ['Old value: `splitChunks.name: true`; What to do: Remove it.']],
  ['name', []],
  ['client.proxy', []],
])('old values of %s', (name, rows) => {
  expect(oldValuesOf(page, name)).toEqual(rows);
});
