import { expect, test } from 'vitest';
import type { Schema } from '../../facts/schema/schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import { deprecatedInMessages, deprecatedInSchema } from './deprecations.ts';

function deprecated(option: Schema, definitions: Record<string, Schema> = {}): string[] {
  const root: Schema = { properties: { bail: option }, definitions };
  return deprecatedInSchema(walkSchema(root), root);
}

test.each<[string, Schema]>([
  ['the keyword', { type: 'boolean', deprecated: true }],
  ['the start of the description', { description: 'Deprecated in favor of "b". Stops at errors.' }],
  ['a sentence of the description', { description: 'Stops at errors. Deprecated: This option has moved to "b".' }],
  ['parentheses in the description', { description: "Stops at errors (deprecated: use 'b' instead)." }],
  ['a word in parentheses', { description: 'Stops at errors, at a cost (Deprecated). Use "b".' }],
  ['capitals', { description: 'Stops at errors. DEPRECATED' }],
])('an option is deprecated by %s', (_by, option) => {
  expect(deprecated(option)).toEqual(['bail']);
});

test('an option is deprecated by the definition that it refers to', () => {
  expect(deprecated({ $ref: '#/definitions/Bail' }, { Bail: { description: 'Stops (Deprecated).' } })).toEqual([
    'bail',
  ]);
});

test.each([
  'Enable the layer with deprecation warnings for many APIs.',
  'Algorithm (natural: numeric ids, hashed: (deprecated) short hashes as ids).',
])('an option is not deprecated that says: %s', (description) => {
  expect(deprecated({ description })).toEqual([]);
});

test('a message deprecates the option that it names', () => {
  const text = `util.deprecate(() => {}, "optimization.bail is deprecated in favor of optimization.stop", "DEP_X");
    util.deprecate(() => {}, "Compilation.bail is deprecated", "DEP_Y"); // optimization.keep isn't deprecated`;
  expect(deprecatedInMessages(text, new Set(['optimization.bail', 'optimization.keep', 'optimization.stop']))).toEqual([
    'optimization.bail',
  ]);
});
