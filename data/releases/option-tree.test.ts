import { expect, test } from 'vitest';
import { isOpen, membersOf, objectsIn, optionTree } from './option-tree.ts';

const tree = optionTree([
  'output',
  'output.path',
  'module.rules',
  'module.rules[].test',
  'module.parser.css.url',
  'module.parser.<key>',
  'resolve.byDependency.<key>.extensions',
]);

test('members are those of the schema, and names that a user invented', () => {
  const parser = tree.get('module')!.get('parser')!;
  expect(membersOf({ own: {} }, parser).map(([name]) => name)).toEqual(['css', 'own']);
  expect(membersOf({ path: 1, other: 2 }, tree.get('output')!).map(([name]) => name)).toEqual(['path']);
});

test('an object is open if its schema names no member', () => {
  expect(isOpen(tree.get('resolve')!.get('byDependency')!)).toBe(true);
  expect(isOpen(tree.get('module')!.get('parser')!)).toBe(false);
  expect(isOpen(tree.get('output')!)).toBe(false);
});

test('options with members that have a name', () => {
  expect(objectsIn(tree)).toEqual([
    'output',
    'module',
    'module.parser',
    'module.parser.css',
    'resolve',
    'resolve.byDependency',
  ]);
});
