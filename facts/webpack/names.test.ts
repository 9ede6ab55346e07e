import { expect, test } from 'vitest';

import { loadFacts } from '../index.ts';

const names = new Set(
  loadFacts()
    .ofKind('variable')
    .map(({ name }) => name),
);

test('names are those that the parser has handlers for, and what module.d.ts declares', () => {
  for (const name of [
    '__webpack_hash__',
    '__webpack_amd_options__',
    'require.ensure',
    'import.meta',
    'import.meta.env.MODE',
    'process.env.NODE_ENV',
    'Worker',
    'this',
  ])
    expect([...names]).toContain(name);
  for (const name of [
    'import.meta.webpackHot.accept',
    'module.hot.accept',
    'import.meta.glob.eager',
    'import.meta.webpackContext.mode',
  ])
    expect([...names]).toContain(name);
});

test('kinds of syntax, methods of strings, and names that only the generated code has are none', () => {
  for (const name of ['Literal', 'indexOf', 'undefined', '__webpack_module_cache__', '__webpack_internal_module__'])
    expect([...names]).not.toContain(name);
});

test('a magic comment has the type of the values that webpack accepts', () => {
  const types = new Map(
    loadFacts()
      .ofKind('comment')
      .map(({ name, type }) => [name, type]),
  );
  expect(types.get('webpackMode')).toBe('"lazy" | "lazy-once" | "eager" | "weak"');
  expect(types.get('webpackPrefetch')).toBe('true | number');
  expect(types.get('webpackInclude')).toBe('RegExp');
});
