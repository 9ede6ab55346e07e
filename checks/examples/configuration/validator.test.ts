import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRunner, type Place, type ExampleRunner } from '../runner/runner.ts';
import { createValidator, type Validator } from './validator.ts';

let runner: ExampleRunner;
let validator: Validator;

beforeAll(() => {
  runner = createRunner();
  validator = createValidator(runner.whole);
});

afterAll(() => {
  validator.close();
  runner.dispose();
});

/** Writes files into the folder of an example, and validates the first one. */
function validate({ folder }: Place, files: Record<string, string>): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return validator.validate({ file: path.join(folder, Object.keys(files)[0]!), folder }, 60);
}

test.each([
  [
    'ES module',
    'mjs',
    (mode: string) => `export const mode = '${mode}';`,
    "import { mode } from './mode.mjs'; export default { mode };",
  ],
  ['CommonJS module', 'cjs', (mode: string) => `exports.mode = '${mode}';`, "module.exports = require('./mode.cjs');"],
])('a %s is the one that is there now', async (_kind, ending, modeFile, code) => {
  const place = runner.startFolder('example');
  const files = (mode: string) => ({ [`webpack.config.${ending}`]: code, [`mode.${ending}`]: modeFile(mode) });
  expect(await validate(place, files('none'))).toEqual([]);
  expect(await validate(place, files('fast'))).toEqual([expect.stringContaining('mode')]);
  expect(await validate(place, files('production'))).toEqual([]);
});

test('what one configuration leaves behind is nothing to the next', async () => {
  const place = runner.startFolder('example');
  const code = "process.env.TOWN ??= 'none'; globalThis.town ??= process.env.TOWN; export default { mode: town };";
  expect(await validate(place, { 'webpack.config.mjs': code })).toEqual([]);
  expect(await validate(place, { 'webpack.config.mjs': code.replace("'none'", "'Husum'") })).toHaveLength(1);
});

test('where a configuration throws is told by its line and name, as they are on the page', async () => {
  const place = runner.startFolder('example');
  const thrown = { 'webpack.config.mjs': "\nthrow new Error('no tide');" };
  expect(await validate(place, thrown)).toEqual(['line 2: no tide']);
  const missing = { 'webpack.config.mjs': "import './tides.mjs';" };
  expect(await validate(place, missing)).toEqual([
    expect.stringMatching(/tides\.mjs' imported from webpack\.config\.mjs$/),
  ]);
});
