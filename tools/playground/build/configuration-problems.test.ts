/**
 * Tests the error messages of the playground's webpack worker for invalid configurations, and their positions in the
 * project.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CoreInNode, startCore } from './core-in-node.ts';
import { makePlayground } from './make.ts';

let core: CoreInNode;
beforeAll(async () => {
  core = startCore(await makePlayground());
}, 120_000);
afterAll(() => core.close());

const problemOf = async (files: Record<string, string>) => {
  const { problems, compilations } = await core.build({ files: { 'src/index.js': '', ...files }, commandLine: '' });
  return [...problems, ...compilations.flatMap((one) => one.problems)][0];
};

test.each([
  [
    'an option that is not there',
    'ValidationError',
    { line: 3 },
    "export default {\n  mode: 'none',\n  ouput: {},\n};\n",
  ],
  ['a wrong type', 'ValidationError', { line: 2 }, 'export default {\n  devtool: 1,\n};\n'],
  [
    'a syntax error',
    'ConfigurationError',
    { line: 3, column: 2 },
    "export default {\n  mode: 'none'\n  output: {},\n};\n",
  ],
  [
    'a syntax error of a CommonJS module',
    'ConfigurationError',
    { line: 3, column: 2 },
    "module.exports = {\n  mode: 'none'\n  output: {},\n};\n",
  ],
  [
    'an error of an ES module',
    'ConfigurationError',
    { line: 3 },
    "import path from 'node:path';\nconst x = undefined;\nexport default { mode: x.y };\n",
  ],
  [
    'an error of a CommonJS module',
    'ConfigurationError',
    { line: 2, column: 27 },
    'const x = undefined;\nmodule.exports = { mode: x.y };\n',
  ],
  [
    'an import that is not there',
    'ConfigurationError',
    { line: 1, column: 0 },
    "import './none.js';\nexport default {};\n",
  ],
])('%s leads to its line', async (_what, name, place, config) => {
  const problem = await problemOf({ 'webpack.config.js': config });
  expect(problem).toMatchObject({ name, origin: 'configuration', place: { file: 'webpack.config.js', ...place } });
  expect(problem?.message).not.toMatch(/prepare-module|You may need an/);
});

test('an error in what a configuration imports leads there, and so does the stack of a loader', async () => {
  const imported = await problemOf({
    'webpack.config.js': "import { mode } from './build/mode.js';\nexport default { mode };\n",
    'build/mode.js': "export const before = 1;\n\nthrow new Error('no mode');\n",
  });
  expect(imported?.place).toEqual({ file: 'build/mode.js', line: 3 });
  const thrown = await problemOf({
    'webpack.config.js':
      "export default { mode: 'none', module: { rules: [{ test: /index/, use: './loader.js' }] } };\n",
    'loader.js': "export default function load() {\n  throw new Error('no load');\n}\n",
  });
  expect(thrown?.message).toContain('/project/loader.js:2)');
});

test('a mistyped value gets a suggestion', async () => {
  const problem = await problemOf({ 'webpack.config.js': "export default {\n  mode: 'prodution',\n};\n" });
  expect(problem).toMatchObject({ suggestion: '"production"', place: { line: 2 } });
});
