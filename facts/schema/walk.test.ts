import { expect, test } from 'vitest';

import type { Schema } from './schema.ts';
import { walkSchema } from './walk.ts';

/** Returns all paths in a schema. The path of another way to write an option is in parentheses. */
const pathsOf = (root: Schema): string[] => walkSchema(root).map(({ path, repeats }) => (repeats ? `(${path})` : path));
const leaf: Schema = { type: 'string' };

test('what is in an array, and what is under arbitrary keys, is marked in the path', () => {
  const item: Schema = { type: 'object', properties: { test: leaf } };
  expect(pathsOf({ properties: { rules: { items: item } } })).toEqual(['rules', 'rules[].test']);
  expect(pathsOf({ properties: { entry: { additionalProperties: item } } })).toEqual([
    'entry',
    'entry.<key>',
    'entry.<key>.test',
  ]);
});

test('what may be given once or in an array is listed in both forms, one of which repeats the other', () => {
  const definitions = {
    Use: { properties: { loader: leaf } },
    Condition: { anyOf: [{ $ref: '#/definitions/Logical' }, { $ref: '#/definitions/Conditions' }] },
    Logical: { properties: { not: leaf } },
    Conditions: { items: { oneOf: [{ $ref: '#/definitions/Condition' }] } },
  };
  const use: Schema = { $ref: '#/definitions/Use' };
  expect(pathsOf({ definitions, properties: { use: { anyOf: [{ items: { anyOf: [use, leaf] } }, use] } } })).toEqual([
    'use',
    'use[].loader',
    '(use.loader)',
  ]);
  expect(pathsOf({ definitions, properties: { test: { $ref: '#/definitions/Condition' } } })).toEqual([
    'test',
    'test.not',
    '(test[].not)',
  ]);
});

test('of a map that may also be in an array, the map comes first', () => {
  const definitions = { Shared: { additionalProperties: { properties: { eager: leaf } } } };
  const shared: Schema = { $ref: '#/definitions/Shared' };
  expect(
    pathsOf({ definitions, properties: { shared: { anyOf: [{ items: { anyOf: [leaf, shared] } }, shared] } } }),
  ).toEqual(['shared', '(shared[].<key>)', '(shared[].<key>.eager)', 'shared.<key>', 'shared.<key>.eager']);
});

test('a definition inside itself is listed and not entered again', () => {
  const definitions: Record<string, Schema> = {};
  definitions.Rule = { properties: { test: leaf, rules: { items: { $ref: '#/definitions/Rule' } } } };
  expect(pathsOf({ definitions, properties: { rules: { items: { $ref: '#/definitions/Rule' } } } })).toEqual([
    'rules',
    'rules[].test',
    'rules[].rules',
  ]);
});

test('a reference that leads nowhere is named', () => {
  expect(() => walkSchema({ properties: { mode: { $ref: '#/definitions/Mode' } } })).toThrow(
    /#\/definitions\/Mode leads to no definition/,
  );
});
