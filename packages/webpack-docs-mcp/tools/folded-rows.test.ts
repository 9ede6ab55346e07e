import { expect, test } from 'vitest';
import type { Leaf } from '../../../tools/configuration-explorer/model/answer.ts';
import { pathText } from '../../../tools/configuration-explorer/model/option-index.ts';
import { foldedRows } from './folded-rows.ts';

const leaf = (path: string, origin: Leaf['origin'], key: string): Leaf => ({
  path: path.split('.'),
  text: 'false',
  origin,
  keys: [[key]],
});
const leaves = [
  leaf('experiments.one', 'set', 'experiments'),
  leaf('experiments.two', 'set', 'experiments'),
  ...['const', 'let', 'symbol'].map((name) => leaf(`output.environment.${name}`, 'changed', 'target')),
  leaf('optimization.minimize', 'changed', 'mode'),
];
const rowOf = ({ path }: Leaf): string => `- ${pathText(path)}`;

test('what fits has a row each', () => {
  expect(foldedRows(leaves, rowOf, 1000)).toHaveLength(6);
});

test('what doesn’t fit: the changed defaults of an object share a row, but what is set has its own', () => {
  expect(foldedRows(leaves, rowOf, 120)).toEqual([
    '- experiments.one',
    '- experiments.two',
    '- `output.environment`: `{ const: false, let: false, symbol: false }` (default, changed by target)',
    '- optimization.minimize',
  ]);
});
