/**
 * Tests incremental builds: the playground's webpack worker reuses its compiler between edits, but the output must
 * equal that of a new compiler.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CoreInNode, startCore } from './core-in-node.ts';
import { makePlayground } from './make.ts';

const cores: CoreInNode[] = [];
beforeAll(async () => {
  const made = await makePlayground();
  cores.push(startCore(made), startCore(made));
}, 120_000);
afterAll(() => cores.forEach((core) => core.close()));

type Files = Record<string, string>;

/** Successive edits of a project. A file with the content `undefined` is deleted. */
const edits: [what: string, change: Record<string, string | undefined>][] = [
  ['a module changes', { 'src/cart/index.js': "export { price } from './price';\nexport const count = 2;\n" }],
  ['a file comes that nobody asked for', { 'src/notes.txt': 'notes' }],
  [
    'a file comes before a directory',
    { 'src/cart.js': "export const price = 'from the file';\nexport const count = 1;\n" },
  ],
  ['it changes', { 'src/cart.js': "export const price = 'from the file, changed';\nexport const count = 1;\n" }],
  ['it goes', { 'src/cart.js': undefined }],
  ['what is imported goes', { 'src/cart/price.js': undefined }],
  ['it comes in another form', { 'src/cart/price.json': '7' }],
  [
    'a module changes again',
    { 'src/cart/index.js': "export { default as price } from './price';\nexport const count = 3;\n" },
  ],
];

test.each([
  ['data', "export default { mode: 'development', devtool: false };\n"],
  ['a plugin of its own', "export default { mode: 'development', devtool: false, plugins: [{ apply() {} }] };\n"],
])('an edit makes what a new build makes, with a configuration of %s', { timeout: 60_000 }, async (_what, config) => {
  const [kept, fresh] = cores as [CoreInNode, CoreInNode];
  let files: Files = {
    'webpack.config.js': config,
    'src/index.js': "import { price, count } from './cart';\nconsole.log(price * count);\n",
    'src/cart/index.js': "export { price } from './price';\nexport const count = 1;\n",
    'src/cart/price.js': 'export const price = 4;\n',
  };
  const options = { watch: true, hot: false };
  await kept.build({ files, commandLine: '' }, options);
  for (const [what, change] of edits) {
    const next = Object.entries({ ...files, ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    files = Object.fromEntries(next);
    const [edited, anew] = await Promise.all([
      kept.build({ files, commandLine: '' }, options),
      fresh.build({ files, commandLine: '' }),
    ]);
    const made = ({ exitCode, compilations }: typeof edited) => ({
      exitCode,
      problems: compilations.flatMap(({ problems }) => problems.map(({ message }) => message)),
      files: compilations.flatMap(({ assets }) =>
        assets.map(({ name, content }) => [name, new TextDecoder().decode(content)]),
      ),
    });
    expect(edited.incremental, what).toBe(true);
    // After an error, the previous build's files remain, as they would on disk.
    if (anew.exitCode === 0) expect(made(edited), what).toEqual(made(anew));
    else expect(made(edited).problems, what).toEqual(made(anew).problems);
  }
});

test('what a project changed for all of webpack is as before for the next one', { timeout: 60_000 }, async () => {
  const [used, fresh] = cores as [CoreInNode, CoreInNode];
  const commandLine = '--mode none --config webpack.config.mjs';
  const source = { 'src/index.js': "import('./star.js');\n", 'src/star.js': "export const name = 'Vega';\n" };
  const hashed = (experiments: string) => ({
    files: {
      ...source,
      'webpack.config.mjs': `import webpack from 'webpack';\nexport default { ${experiments} optimization: { moduleIds: false }, plugins: [new webpack.ids.HashedModuleIdsPlugin()] };\n`,
    },
    commandLine,
  });
  const filesOf = async (core: CoreInNode, experiments = '') =>
    (await core.build(hashed(experiments))).compilations.flatMap(({ assets }) =>
      assets.map(({ name, content }) => [name, new TextDecoder().decode(content)]),
    );
  const future = await filesOf(used, 'experiments: { futureDefaults: true },');
  const after = await filesOf(used);
  expect(after).toEqual(await filesOf(fresh));
  expect(after).not.toEqual(future);
});

test(
  'after an error in production, the files are marked as those of the earlier build',
  { timeout: 60_000 },
  async () => {
    const [core] = cores as [CoreInNode, CoreInNode];
    const build = (code: string) =>
      core.build({ files: { 'src/index.js': code }, commandLine: '--mode production' }, { watch: true, hot: false });
    const resultOf = async (code: string) => {
      const { compilations } = await build(code);
      return compilations.map(({ emitted, assets }) => ({ emitted, files: assets.map(({ name }) => name) }));
    };
    expect(await resultOf('console.log(1);\n')).toEqual([{ emitted: true, files: ['main.js'] }]);
    expect(await resultOf("import './nowhere.js';\n")).toEqual([{ emitted: false, files: ['main.js'] }]);
    expect(await resultOf('console.log(2);\n')).toEqual([{ emitted: true, files: ['main.js'] }]);
  },
);
