import { expect, test } from 'vitest';
import { namesIn, touches } from './configured-names.ts';

const config = `
import path from "node:path";
// entry: "no"
export default {
  mode: "production",
  output: { path: path.resolve(import.meta.dirname, "dist"), clean: true },
  module: { rules: [{ test: /[{"]\\.css$/, use: ["style-loader", { loader: "css-loader" }] }] },
  "optimization": { minimizeOptions: { xml: {} } },
  plugins: [new webpack.DefinePlugin({ A: "1" })],
};`;

test('options by their paths, with what is inside arrays, and without comments and strings', () => {
  const { options, words } = namesIn(config);
  expect([...options]).toEqual(
    expect.arrayContaining([
      'mode',
      'output',
      'output.path',
      'output.clean',
      'module.rules',
      'module.rules[].test',
      'module.rules[].use',
      'optimization.minimizeOptions.xml',
      'plugins',
    ]),
  );
  expect(options.has('entry')).toBe(false);
  expect(words.has('DefinePlugin')).toBe(true);
});

test('a change touches what is configured, its parts, and named plugins', () => {
  const names = namesIn(config);
  expect(touches(names, 'output.clean', 'defaults')).toBe(true);
  expect(touches(names, 'optimization.minimizeOptions.xml.*', 'options')).toBe(true);
  expect(touches(names, 'output.allowOutside', 'options')).toBe(false);
  expect(touches(names, 'DefinePlugin', 'plugins')).toBe(true);
  expect(touches(names, 'Compiler.done', 'hooks')).toBe(false);
});

test.each(['', '{', ']]]]', '"', '`${', '/', 'module.exports = (() => { while (true) {} })()'])(
  'reads %j without end',
  (text) => {
    expect(namesIn(text).options.size).toBeLessThan(3);
  },
);
