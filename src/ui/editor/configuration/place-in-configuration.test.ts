import { syntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { languageOf } from '../languages.ts';
import { optionAt, writingAt } from './place-in-configuration.ts';

/** Returns the editor state for a source, and the position that `|` marks in it. */
function stateOf(source: string, name = 'webpack.config.js'): [EditorState, number] {
  const doc = source.replace('|', '');
  return [EditorState.create({ doc, extensions: languageOf(name) }), source.indexOf('|')];
}

const writing = (source: string, name?: string) => {
  const found = writingAt(...stateOf(source, name));
  return found && `${found.kind} ${found.path.join('.')}`;
};

test.each([
  ['export default { | };', 'key '],
  ['export default { out| };', 'key '],
  ['export default {\n  out|', 'key '],
  ['module.exports = {\n  out|', 'key '],
  ['export default { mode: "none", out| };', 'key '],
  ['module.exports = {\n  output: {\n    |\n  },\n};', 'key output'],
  ['export default { output: { library: { ty| } } };', 'key output.library'],
  ['export default { module: { rules: [{ te| }] } };', 'key module.rules.[]'],
  ['export default [{ mode: "none" }, { | }];', 'key '],
  ['const config = { outp| };\nexport default config;', 'key '],
  ['const config = { outp| };\nmodule.exports = merge(base, config);', 'key '],
  ['export default defineConfig({ | });', 'key '],
  ['export default (env) => ({ | });', 'key '],
  ['export default async function make() { return { outp| }; }', 'key '],
  ['module.exports = (env) => { return { output: { | } }; };', 'key output'],
  ['export default { ...(isLive ? { outp| } : {}) };', 'key '],
  ['export default { mode: "|" };', 'value mode'],
  ['export default { mode: "pro|" };', 'value mode'],
  ['export default { mode: | };', 'value mode'],
  ['export default { watch: tr| };', 'value watch'],
  ['export default { output: { "li|" } };', 'key output'],
  ['export default { target: ["|"] };', 'value target.[]'],
])('%s', (source, expected) => {
  expect(writing(source)).toBe(expected);
});

test.each([
  ['const other = { outp| };\nexport default { mode: "none" };'],
  ['export default { plugins: [new Plugin({ fi| })] };'],
  ['import x from "|";'],
  ['con|'],
  ['const { na| } = config;\nexport default config;'],
  ['export default { [na|me]: 2 };'],
])('%s is no option', (source) => {
  expect(writing(source)).toBeUndefined();
});

test('TypeScript and JSON are read too', () => {
  expect(writing('const config: Configuration = { output: { | } };\nexport default config;', 'webpack.config.ts')).toBe(
    'key output',
  );
  expect(writing('{ "output": { "pa|" } }', 'webpack.config.json')).toBe('key output');
  expect(writing('{ "mode": "|" }', 'webpack.config.json')).toBe('value mode');
});

test('an editor that has parsed only the beginning of a long source finds the place, too', () => {
  const long = `${'call({ a: [1, 2, 3] });\n'.repeat(1_500)}export default { output: { pa| } };`;
  const [state, position] = stateOf(long);
  // Creating an editor state parses for at most 20 ms, which isn't enough for 35 KB.
  expect(syntaxTree(state).length).toBeLessThan(position);
  expect(writingAt(state, position)?.path).toEqual(['output']);
});

test('the range is what is written so far, and the keys are those that are there', () => {
  expect(writingAt(...stateOf('export default { mode: "none", "out|": 1 };'))).toMatchObject({
    from: 31 + 1,
    to: 31 + 4,
    isQuoted: true,
    taken: ['mode'],
  });
});

test('the option below the pointer is that of the key', () => {
  const source = 'export default { output: { "libra|ry": { type: "umd" } } };';
  expect(optionAt(...stateOf(source))).toMatchObject({ path: ['output', 'library'] });
  expect(optionAt(...stateOf('export default { output: { library: { ty|pe: "umd" } } };'))?.path).toEqual([
    'output',
    'library',
    'type',
  ]);
  expect(optionAt(...stateOf('export default { mode: "no|ne" };'))).toBeUndefined();
});
