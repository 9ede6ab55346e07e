import { expect, test } from 'vitest';
import { firstConfiguration, hashOf, readHash } from './edited-configuration.ts';
import { languageIn } from '../model/language-in.ts';

test('a link brings what was shared', async () => {
  const edited = { ...firstConfiguration, text: '“ü” 🎉', browserslist: 'last 2 versions' };
  const hash = await hashOf(edited);
  expect(hash).toMatch(/^c1\.[\w-]+$/);
  expect(await readHash(`#${hash}`)).toEqual({ kind: 'configuration', edited });
});

test('a broken link is told from none', async () => {
  const hash = await hashOf(firstConfiguration);
  expect(await readHash('')).toEqual({ kind: 'nothing' });
  expect(await readHash('#options')).toEqual({ kind: 'nothing' });
  for (const broken of [`#${hash.slice(0, -9)}`, '#c1.@@', '#c2.abc', '#c1.AA'])
    expect(await readHash(broken), broken).toEqual({ kind: 'broken' });
});

test('a link that unpacks to more than a configuration is broken', async () => {
  const hash = await hashOf({ ...firstConfiguration, text: ' '.repeat(600_000) });
  expect(hash.length).toBeLessThan(5000);
  expect(await readHash(`#${hash}`)).toEqual({ kind: 'broken' });
});

test('the language is read from the text', () => {
  expect(languageIn('{ "mode": "none" }')).toBe('json');
  expect(languageIn('module.exports = { mode: "none" }')).toBe('cjs');
  expect(languageIn('const x = require("y");\nmodule.exports = (env) => ({ entry: { a: "b" } })')).toBe('cjs');
  expect(languageIn('// export default\nexports.a = 1')).toBe('cjs');
  expect(languageIn('// hint\nexport default {}\n// end')).toBe('mjs');
  expect(languageIn('import path from "path";\nimport * as a from "b";\nexport default {}')).toBe('mjs');
  expect(languageIn('import type { Configuration } from "webpack";\nexport default {}')).toBe('ts');
  expect(languageIn('const config: Configuration = {};\nexport default config;')).toBe('ts');
  expect(languageIn('export default { mode: "none" } satisfies Configuration;')).toBe('ts');
});
