import { expect, test } from 'vitest';
import { budgetOf, parseBudget } from './budgets.ts';

test.each([
  ['200KiB', { entry: undefined, most: 204_800 }],
  ['main=200 kB', { entry: 'main', most: 200_000 }],
  ['a=b=1.5mib', { entry: 'a=b', most: 1_572_864 }],
  ['4096', { entry: undefined, most: 4096 }],
])('%s', (text, budget) => {
  expect(parseBudget(text)).toEqual(budget);
});

test.each(['', 'main', 'main=', '200 apples', '-1kB', '=200kB', '1e3'])('%j is no budget', (text) => {
  expect(parseBudget(text)).toBeUndefined();
});

test('the budget of an entry point goes before the one for all', () => {
  const budgets = [
    { entry: undefined, most: 1 },
    { entry: 'main', most: 2 },
  ];
  expect(budgetOf(budgets, 'main')).toBe(2);
  expect(budgetOf(budgets, 'admin')).toBe(1);
  expect(budgetOf([], 'main')).toBeUndefined();
});
