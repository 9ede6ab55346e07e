import { expect, test } from 'vitest';
import { makePlayground } from './make.ts';

test('it tells whose code it brings: webpack, its packages, and those that a project may use', async () => {
  const { bundled } = await makePlayground();
  const names = ['webpack', 'webpack-cli', 'terser', 'acorn', 'amaro', 'lodash', 'svelte', 'es-module-lexer'];
  expect(bundled).toEqual(expect.arrayContaining(names.map((name) => `node_modules/${name}`)));
});
