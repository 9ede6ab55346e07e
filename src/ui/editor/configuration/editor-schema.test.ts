import { expect, test } from 'vitest';
import { openSchema, type WholeSchema } from './editor-schema.ts';

const schema: WholeSchema = {
  definitions: {
    configuration: {
      properties: {
        mode: { description: 'Sets the mode.', allOf: [{ $ref: '#/definitions/Mode' }] },
        devtool: {
          anyOf: [{ enum: [false, 'eval'] }, { type: 'string', pattern: '^(inline-|hidden-)?source-map(-scopes)?$' }],
        },
        watch: { description: 'Watches.', type: 'boolean' },
        cache: { anyOf: [{ enum: [true, ''] }, { $ref: '#/definitions/Memory' }, { $ref: '#/definitions/Disk' }] },
        rules: { type: 'array', items: { $ref: '#/definitions/Rule' } },
        entry: { type: 'object', additionalProperties: { properties: { import: { description: 'Its file.' } } } },
      },
    },
    Mode: { enum: ['production', 'none'] },
    Memory: { properties: { type: { enum: ['memory'] } } },
    Disk: {
      properties: { type: { description: 'The kind.', enum: ['filesystem'] }, name: { description: 'Its name.' } },
    },
    Rule: { properties: { oneOf: { items: { $ref: '#/definitions/Rule' } }, test: { description: 'Which files.' } } },
  },
};
const options = openSchema(schema);

test('keys are those of all alternatives, each with what one of them says', () => {
  expect([...options.keysAt([]).keys()]).toEqual(['mode', 'devtool', 'watch', 'cache', 'rules', 'entry']);
  expect(options.keysAt(['cache'])).toEqual(
    new Map([
      ['type', 'The kind.'],
      ['name', 'Its name.'],
    ]),
  );
});

test('items of arrays and keys of any name lead further, and a schema may contain itself', () => {
  expect([...options.keysAt(['rules', '[]', 'oneOf', '[]']).keys()]).toEqual(['oneOf', 'test']);
  expect(options.helpAt(['entry', 'main', 'import'])).toBe('Its file.');
});

test('values are what a configuration can contain', () => {
  expect(options.valuesAt(['mode'])).toEqual(['"production"', '"none"']);
  expect(options.valuesAt(['devtool'])).toEqual(
    [
      'false',
      'eval',
      'source-map',
      'source-map-scopes',
      'inline-source-map',
      'hidden-source-map',
      'inline-source-map-scopes',
      'hidden-source-map-scopes',
    ].map((value) => (value === 'false' ? value : JSON.stringify(value))),
  );
  expect(options.valuesAt(['watch'])).toEqual(['true', 'false']);
  expect(options.valuesAt(['cache'])).toEqual(['true']);
});

test('of names that are no options, nothing is known', () => {
  expect(options.helpAt(['mode'])).toBe('Sets the mode.');
  for (const path of [['moode'], ['mode', 'x'], ['toString'], ['__proto__']]) {
    expect(options.helpAt(path)).toBeUndefined();
    expect(options.keysAt(path).size).toBe(0);
    expect(options.valuesAt(path)).toEqual([]);
  }
});
