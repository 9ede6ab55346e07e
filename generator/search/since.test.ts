import { expect, test } from 'vitest';
import { sketched } from '../../facts/testing/sketched.ts';
import type { Facts } from '../../facts/types.ts';
import type { SearchablePage } from './build-search-index.ts';
import { sinceOf } from './since.ts';

const facts = sketched([
  { id: 'option:a', kind: 'option', name: 'a', since: '5.9.0' },
  { id: 'option:b', kind: 'option', name: 'b', since: '5.105.0' },
  { id: 'option:old', kind: 'option', name: 'old', since: '5.0.0' },
  { id: 'devserver:c', kind: 'devserver', name: 'c', since: '5.2.0' },
]);
const resolver: Pick<Facts, 'resolve'> = { resolve: (id) => facts.filter((fact) => fact.id === id) };
const sinceOfClaims = (...claims: [fact: string, anchor: string][]) => {
  const page: Pick<SearchablePage, 'url' | 'claims'> = {
    url: '/p/',
    claims: claims.map(([fact, anchor]) => ({ fact, anchor, line: 1, by: 'heading' })),
  };
  return sinceOf([page], resolver);
};

test('a place is as old as the oldest of what it documents', () => {
  expect(sinceOfClaims(['option:b', 'x'], ['option:a', 'x'], ['option:b', ''])).toEqual({
    '/p/#x': '5.9.0',
    '/p/': '5.105.0',
  });
});

test('what every webpack 5 has, and what belongs to another package, is left out', () => {
  expect(sinceOfClaims(['option:old', 'x'], ['devserver:c', 'y'])).toEqual({});
});
