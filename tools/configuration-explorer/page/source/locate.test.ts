import { expect, test } from 'vitest';
import type { KeyPath } from '../../model/answer.ts';
import type { ConfigurationLanguage } from '../../model/question.ts';
import { locate } from './locate.ts';
import { parseSource, syntaxErrorAt } from './read-source.ts';

/** Returns the text at the position of a key, and its line. */
function at(
  text: string,
  path: KeyPath,
  { language = 'mjs', index = 0 }: { language?: ConfigurationLanguage; index?: number } = {},
) {
  const place = locate(parseSource(text, language), path, index);
  return place && `${text.slice(0, place.from).split('\n').length}: ${text.slice(place.from, place.to)}`;
}

test('keys of an object, lists included', () => {
  const text = `export default {\n  output: {\n    'path': 'x' },\n  module: { rules: [\n    { test: /a/ },\n    { use: [\n 'a', { loader: 5 }] },\n  ] },\n};`;
  expect(at(text, ['output', 'path'])).toBe(`3: 'path'`);
  expect(at(text, ['module', 'rules', 1, 'use', 1, 'loader'])).toBe('7: loader');
  expect(at(text, ['module', 'rules', 0])).toBe('5: { test: /a/ }');
});

test('what cannot be followed is told by the nearest place', () => {
  expect(at('export default {\n  output: make(),\n}', ['output', 'path'])).toBe('2: output');
  expect(at('export default {\n  a: 1 }', ['nope'])).toBe('1: {\n  a: 1 }');
  expect(at('export default { entry: [...some, "a"] }', ['entry', 1])).toBe('1: entry');
  expect(at('const a = 1;', ['entry'])).toBeUndefined();
});

test('functions, variables, helpers, choices, spreads, types', () => {
  const make = `const base = { bail: 1,\n mode: 'x' };\nfunction more() { return { name: 5 }; }\n`;
  expect(at(`${make}export default (env) => ({ ...base, devtool: 2 })`, ['mode'])).toBe('2: mode');
  expect(at(`${make}export default defineConfig(merge(base, more(), { stats: 1 }))`, ['name'])).toBe('3: name');
  expect(
    at(
      `${make}module.exports = async (env) => { if (env.a) return base;\n return env.b ? { cache: 1 } : { bail: 2 }; }`,
      ['cache'],
      { language: 'cjs' },
    ),
  ).toBe('5: cache');
  expect(
    at(`const config: Configuration = { mode: 5 } satisfies Configuration;\nexport default config;`, ['mode'], {
      language: 'ts',
    }),
  ).toBe('1: mode');
  expect(at(`const mode = 'x';\nexport default { mode };`, ['mode'])).toBe('2: mode');
  expect(at(`const a = a;\nexport default a;`, ['mode'])).toBeUndefined();
});

test('options of a plugin', () => {
  const text = `module.exports = { plugins: [\n dev && new Copy({ patterns: [\n{ form: 'a' }] }, 2),\n new Html()] };`;
  const language = 'cjs';
  expect(at(text, ['plugins', 0, 'patterns', 0, 'form'], { language })).toBe('3: form');
  expect(at(text, ['plugins', 1, 'title'], { language })).toBe('4: new Html()');
});

test('the first syntax error', () => {
  const place = (text: string) => syntaxErrorAt(parseSource(text, 'cjs'));
  expect(place(`module.exports = {\n  mode: 'none'\n  entry: './a.js',\n};`)).toBe(36);
  expect(place('module.exports = {};')).toBeUndefined();
});

test('each of several configurations', () => {
  const text = `module.exports = [{ mode: 1 },\n{ mode: 2 },\n{ mode: 3 }];`;
  expect(at(text, ['mode'], { language: 'cjs', index: 2 })).toBe('3: mode');
});

test('JSON', () => {
  expect(
    at(`{\n "module": { "rules":\n [ { "test": 1 } ] } }`, ['module', 'rules', 0, 'test'], { language: 'json' }),
  ).toBe('3: "test"');
});

test('code that is not finished has places, too', () => {
  expect(at(`export default {\n  mode: 'x',\n  output: {\n`, ['mode'])).toBe('2: mode');
});
