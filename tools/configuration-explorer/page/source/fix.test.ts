import { expect, test } from 'vitest';
import type { KeyPath } from '../../model/answer.ts';
import { fixOf } from './fix.ts';
import { parseSource } from './read-source.ts';

function fixed(text: string, path: KeyPath, meant: string): string | undefined {
  const fix = fixOf(parseSource(text, 'mjs'), path, 0, meant);
  return fix && text.slice(0, fix.from) + fix.insert + text.slice(fix.to);
}

test('a mistyped key is renamed where it is, in its quotes', () => {
  expect(fixed(`export default { output: { pathh: '/a' } }`, ['output', 'pathh'], 'output.path')).toBe(
    `export default { output: { path: '/a' } }`,
  );
  expect(fixed(`export default { 'entrys': './a.js' }`, ['entrys'], 'entry')).toBe(
    `export default { 'entry': './a.js' }`,
  );
  expect(fixed(`const entrys = 1; export default { entrys }`, ['entrys'], 'entry')).toBe(
    `const entrys = 1; export default { entry: entrys }`,
  );
  expect(fixed(`export default { entrys() {} }`, ['entrys'], 'entry')).toBe(`export default { entry() {} }`);
});

test('a mistyped string is replaced', () => {
  expect(fixed(`export default { mode: 'prodution' }`, ['mode'], '"production"')).toBe(
    `export default { mode: 'production' }`,
  );
});

test('what isn’t written there, or would be there twice, stays', () => {
  expect(fixed(`export default { mode: process.env.MODE }`, ['mode'], '"production"')).toBeUndefined();
  expect(fixed(`export default { ...base }`, ['entrys'], 'entry')).toBeUndefined();
  expect(fixed(`export default { entry: 'a', entrys: 'b' }`, ['entrys'], 'entry')).toBeUndefined();
  expect(
    fixed(`export default { plugins: [new webpack.DefinPlugin()] }`, ['plugins', 0], 'webpack.DefinePlugin'),
  ).toBeUndefined();
});
