import { expect, test } from 'vitest';
import { queryOf, viewOf } from './view-address.ts';

const first = { build: undefined, pane: 'map', module: undefined, zoom: [] } as const;

test('the first view needs no query', () => {
  expect(queryOf(first)).toBe('');
  expect(viewOf('')).toEqual(first);
});

test('a view comes back from its query', () => {
  const view = { build: 2, pane: 'loading', module: 0, zoom: [0, 12] } as const;
  expect(queryOf(view)).toBe('?build=2&view=loading&zoom=0.12&module=0');
  expect(viewOf(queryOf(view))).toEqual(view);
});

test.each([
  '?view=none&zoom=x&module=-1',
  '?view=toString&zoom=1..2&module=1e3',
  '?zoom=&module=%00&build=constructor',
])('the query %s shows the first view', (query) => expect(viewOf(query)).toEqual(first));
