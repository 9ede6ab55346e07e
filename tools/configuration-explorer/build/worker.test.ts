import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { beforeAll, expect, test } from 'vitest';
import { allSurroundings } from '../../../facts/defaults/effective.ts';
import { requireFrom } from '../../../facts/packages.ts';
import { leavesOf } from '../worker/leaves.ts';
import type { Options } from '../worker/options.ts';
import { parseSource } from '../page/source/read-source.ts';
import { shapeOf } from '../page/source/source-shape.ts';
import type { Question, SourceShape } from '../model/question.ts';
import type { CheckedConfiguration } from '../model/answer.ts';
import { makeCheckerFiles } from './make.ts';
import { inProject } from '../../../generator/paths.ts';
import { badConfigurations } from './testing/bad-configurations.ts';
import { questionOf, startWorker, type RunningWorker } from './testing/run-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await startWorker();
});

const check = (code: string, given?: Parameters<typeof questionOf>[1]) =>
  worker.ask(questionOf(`module.exports = ${code}`, given), 'checked');

/** Evaluates JavaScript in this process, as Node.js would when it loads the configuration. */
const valueOf = (code: string) => new Function(`return (${code})`)() as Configuration;

test('the worker stays within its weight', async () => {
  const { folder, list, bundled } = await makeCheckerFiles();
  expect(bundled).toContain('node_modules/webpack');
  const code = readFileSync(path.join(folder, list.worker));
  expect(brotliCompressSync(code).length).toBeLessThan(230_000);
});

test('messages are those of webpack.validate, character for character', async () => {
  expect(badConfigurations.length).toBeGreaterThanOrEqual(50);
  for (const code of badConfigurations) {
    let expected: string | undefined;
    try {
      webpack.validate(valueOf(code));
    } catch (error) {
      expected = (error as Error).message;
    }
    expect(expected, `${code} is meant to be invalid`).toBeDefined();
    const { refusals, configurations } = await check(code);
    expect(refusals[0], code).toEqual({ by: 'webpack', message: expected });
    const texts = configurations.flatMap(({ problems }) =>
      problems.filter(({ isLater }) => !isLater).map(({ text }) => ` - ${text.split('\n').join('\n   ')}`),
    );
    expect(expected, code).toBe([expected?.split('\n')[0], ...texts].join('\n'));
  }
});

test('what webpack proposes itself stands alone, and source maps get their words in order', async () => {
  const meantIn = async (code: string): Promise<unknown[]> =>
    (await check(code)).configurations.flatMap(({ problems }) => problems.map(({ meant }) => meant));
  expect(await meantIn(`{ loaders: [] }`)).toEqual([undefined]);
  expect(await meantIn(`{ devtool: 'cheap-module-eval-source-map' }`)).toEqual(['"eval-cheap-module-source-map"']);
  expect(await meantIn(`{ devtool: [{ type: 'javascript', use: 'cheap-eval-source-map' }] }`)).toEqual([
    '"eval-cheap-source-map"',
  ]);
  expect(await meantIn(`{ devtool: 'with-source-maps' }`)).toEqual([undefined]);
});

test('every unknown key of an object has its message, and what was probably meant', async () => {
  const { configurations } = await check(
    `{ entrys: './a.js', optimisation: {}, mode: 'prodution', xy: 1, output: { pathh: '/a', file_name: 'a' }, devServer: { hott: true, statics: 'a' } }`,
  );
  const told = configurations.flatMap(({ problems }) =>
    problems.map(({ by, path, meant, isLater }) => [by, path.join('.'), meant, isLater]),
  );
  expect(told.toSorted()).toEqual(
    [
      ['webpack', 'xy', undefined, undefined],
      ['webpack', 'entrys', 'entry', true],
      ['webpack', 'optimisation', 'optimization', true],
      ['webpack', 'mode', '"production"', undefined],
      ['webpack', 'output.file_name', 'output.filename', undefined],
      ['webpack', 'output.pathh', 'output.path', true],
      ['webpack-dev-server', 'devServer.statics', 'devServer.static', undefined],
      ['webpack-dev-server', 'devServer.hott', 'devServer.hot', true],
    ].toSorted(),
  );
});

test('the only wrong value inside an object is told instead of all forms of the object', async () => {
  const innerIn = async (code: string) => {
    const { configurations } = await check(code);
    return configurations.flatMap(({ problems }) => problems.map(({ path, inner }) => [path.join('.'), inner]));
  };
  expect(await innerIn(`{ optimization: { splitChunks: { maxSize: '200kb' } } }`)).toEqual([
    [
      'optimization.splitChunks.maxSize',
      expect.stringMatching(/^configuration\.optimization\.splitChunks\.maxSize should be one of these:/),
    ],
  ]);
  // webpack itself tells the value if `type` leaves one form only.
  expect(await innerIn(`{ cache: { type: 'filesystem', version: 5 } }`)).toEqual([['cache.version', undefined]]);
  const several = await innerIn(`{ output: { clean: { keep: 5, dry: 'x' } } }`);
  expect(several).toEqual([['output.clean', undefined]]);
});

test('options of a plugin are found below a mistyped key, too', async () => {
  const { configurations } = await worker.ask(
    questionOf(`const TerserPlugin = require('terser-webpack-plugin');
module.exports = { optimization: { minimiser: [new TerserPlugin({ sourceMap: true })] } };`),
    'checked',
  );
  expect(configurations[0]?.problems.map(({ path, isUnknown }) => [path.join('.'), isUnknown])).toEqual([
    ['optimization.minimiser.0.sourceMap', true],
    ['optimization.minimiser', true],
  ]);
});

test('an abbreviation of a single key is understood', async () => {
  const { configurations } = await check(`{ out: {}, opt: {}, ext: [], devServer: { static: { dir: 'public' } } }`);
  const told = configurations.flatMap(({ problems }) => problems.map(({ path, meant }) => [path.join('.'), meant]));
  expect(told.toSorted()).toEqual([
    ['devServer.static.dir', 'devServer.static.directory'],
    ['ext', undefined],
    ['opt', 'optimization'],
    ['out', 'output'],
  ]);
});

test('a stand-in is something that the development server takes', async () => {
  const { refusals, configurations } = await check(
    `{ devServer: { port: require('./ports').shop, proxy: require('./proxy'), static: [require('./paths').public], hott: require('./x') } }`,
  );
  expect(refusals.map(({ by }) => by)).toEqual(['webpack-dev-server']);
  expect(configurations[0]?.problems.map(({ path }) => path.join('.'))).toEqual(['devServer.hott']);
  expect(configurations[0]?.standIns.map(({ path, as }) => [path.join('.'), as])).toEqual([
    ['devServer.port', 'string'],
    ['devServer.proxy', 'array'],
    ['devServer.static.0', 'string'],
    ['devServer.hott', 'nothing'],
  ]);
});

/**
 * webpack's functions that apply defaults. `applyWebpackOptionsDefaults` is public, `applyWebpackOptionsBaseDefaults`
 * isn't.
 */
const defaults = requireFrom('webpack', 'lib/config/defaults.js') as Record<
  'applyWebpackOptionsBaseDefaults' | 'applyWebpackOptionsDefaults',
  (options: object) => void
>;

/** Completes a configuration in Node.js, and replaces this machine's folders with the worker's virtual ones. */
function onNode(configuration: Configuration): Record<string, string> {
  const given = webpack.config.getNormalizedWebpackOptions({ context: '/project', ...configuration });
  try {
    defaults.applyWebpackOptionsBaseDefaults(given);
    defaults.applyWebpackOptionsDefaults(given);
  } catch (error) {
    return { failure: (error as Error).message };
  }
  return textsOf([...leavesOf(given as unknown as Options).values()]);
}

function textsOf(leaves: Pick<CheckedConfiguration['leaves'][number], 'path' | 'text'>[]): Record<string, string> {
  const here = leaves
    // The defaults of `infrastructureLogging` depend on the terminal that runs the test.
    .filter(({ path }) => !/^infrastructureLogging,(?:stream|colors|appendOnly)/.test(String(path)))
    .map(({ path, text }) => [path.join('.'), text.replaceAll(inProject(), '/project')]);
  return Object.fromEntries(here) as Record<string, string>;
}

async function inWorker(code: string): Promise<Record<string, string>> {
  const { configurations } = await check(code);
  const { failure, leaves = [] } = configurations[0] ?? {};
  return failure === undefined ? textsOf(leaves) : { failure };
}

test('effective options equal those of Node in all modes, for all targets', async () => {
  const targets = [
    ...new Set(allSurroundings.map(({ target }) => target)),
    'es2017',
    'node18',
    ['web', 'es2020'],
    'browserslist:chrome 120',
    'browserslist:> 0.5%, not dead',
    'browserslist:defaults and fully supports es6-module',
    undefined,
    false,
  ];
  const modes = ['none', 'development', 'production', undefined];
  for (const mode of modes)
    for (const target of targets) {
      const configuration = { mode, target } as Configuration;
      expect(await inWorker(written(configuration)), written(configuration)).toEqual(onNode(configuration));
    }
});

test('and with other keys that change defaults', async () => {
  const configurations = [
    `{ experiments: { futureDefaults: true } }`,
    `{ experiments: { outputModule: true }, output: { library: { type: 'module' } } }`,
    `{ cache: { type: 'filesystem' }, mode: 'development' }`,
    `{ cache: true, name: 'a' }`,
    `{ output: { library: 'App', libraryTarget: 'umd' }, entry: ['./a.js', './b.js'] }`,
    `{ module: { rules: [{ test: /\\.css$/, use: 'css-loader' }, { test: /\\.ts$/, use: 'x' }] } }`,
    `{ optimization: { noEmitOnErrors: true, splitChunks: { chunks: 'all' }, minimizer: ['...'] } }`,
    `{ resolve: { alias: { a: './b' }, byDependency: { esm: { extensions: ['...', '.x'] } } } }`,
    `{ experiments: { lazyCompilation: true, buildHttp: ['https://a.example/'] }, externalsPresets: { node: true } }`,
    `{ entry: () => './a.js', output: { publicPath: '/a/', chunkFormat: 'commonjs' }, target: ['web', 'es5'] }`,
    `{ devtool: 'source-map', performance: { hints: 'error' }, stats: 'minimal', node: { global: true } }`,
    `{ watchOptions: { poll: 5 }, snapshot: { managedPaths: [/a/] }, infrastructureLogging: { debug: /x/ } }`,
  ];
  for (const code of configurations) expect(await inWorker(code), code).toEqual(onNode(valueOf(code)));
});

function written(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${key}: ${written(member)}`)
    .join(', ')} }`;
}

test('configurations in every language and form give the same', async () => {
  const forms: [string, Question['language'], SourceShape?][] = [
    [`module.exports = { mode: 'none', output: { path: __dirname + '/out' } }`, 'cjs'],
    [
      `exports.__esModule = true; exports.default = async (env, argv) => ({ mode: argv.mode, output: { path: require('node:path').resolve('out') } })`,
      'cjs',
    ],
    [`{ "mode": "none", "output": { "path": "/project/out" } }`, 'json'],
  ];
  const esm = `import path, { join as put } from 'node:path';\nexport default Promise.resolve((env) => ({ mode: process.env.M, output: { path: put(import.meta.dirname, path.basename('/x/out')) } }))`;
  forms.push([esm, 'mjs', shapeOf(parseSource(esm, 'mjs'))]);
  const ofProcess = `{ mode: process.env.M, output: { path: '/project/out' } }`;
  forms.push([`const process = require('process');\nmodule.exports = ${ofProcess};`, 'cjs']);
  const importing = `import process from 'node:process';\nexport default ${ofProcess};`;
  forms.push([importing, 'mjs', shapeOf(parseSource(importing, 'mjs'))]);
  const typed = `import type { Configuration } from 'webpack';\nconst mode: string = 'none';\nexport default { mode, output: { path: '/project/out' } } satisfies Configuration as Configuration;`;
  forms.push([typed, 'ts', shapeOf(parseSource(typed, 'ts'))]);
  const { folder, list } = await makeCheckerFiles();
  const script = new Uint8Array(readFileSync(path.join(folder, list.typescript.address)));
  worker.tell({ type: 'typescript', script: script.buffer });
  const [first, ...others] = await Promise.all(
    forms.map(async ([code, language, shape]) => {
      const given = {
        language,
        ...(shape && { shape }),
        surroundings: { commandLine: 'M=none npx webpack --mode none', browserslist: [] },
      };
      const { configurations, notices } = await worker.ask(questionOf(code, given), 'checked');
      expect(notices).toEqual([]);
      return textsOf(configurations[0]?.leaves ?? []);
    }),
  );
  expect(first?.['output.path']).toBe('"/project/out"');
  for (const other of others) expect(other).toEqual(first);
});

test('what is not there is stood in for, and webpack takes it', async () => {
  const code = `import Html, { Named } from 'html-webpack-plugin';
import paths from './paths.js';
import { DefinePlugin } from 'webpack';
import { createWriteStream } from 'node:fs';
import { merge } from 'webpack-merge';
export default merge(paths.base, {
  entry: paths.entry, context: paths.root, output: { path: paths.out, clean: paths.clean },
  cache: { type: 'filesystem', cacheDirectory: paths.cache, maxAge: paths.age },
  module: { rules: [{ test: /x/, include: paths.src, use: [Named.loader] }] },
  infrastructureLogging: { stream: createWriteStream('log') },
  plugins: [new Html({ a: 1 }), new DefinePlugin({}), ...paths.plugins],
  resolve: { alias: paths.alias, extensions: paths.extensions },
});`;
  const shape = shapeOf(parseSource(code, 'mjs'));
  const { refusals, configurations, notices } = await worker.ask(
    questionOf(code, { language: 'mjs', shape }),
    'checked',
  );
  expect(refusals).toEqual([]);
  const [{ standIns = [], leaves = [] } = {}] = configurations;
  const asked = Object.fromEntries(standIns.map(({ path, as }) => [path.join('.'), as]));
  expect(asked).toMatchObject({
    context: 'string',
    'output.clean': 'object',
    'plugins.0': 'as it is',
    'cache.maxAge': 'number',
  });
  expect(leaves.find(({ path }) => path.join('.') === 'output.path')?.text).toBe('paths.out');
  expect(leaves.find(({ path }) => path.join('.') === 'plugins')?.text).toBe(
    '[new Html(…), new webpack.DefinePlugin(…), ...paths.plugins]',
  );
  expect(notices).toEqual(
    expect.arrayContaining([
      { about: 'html-webpack-plugin', kind: 'package' },
      { about: './paths.js', kind: 'file' },
      { about: 'paths.plugins', kind: 'spread' },
    ]),
  );
});

test('a file whose path comes from a file that is not there has a stand-in, too', async () => {
  const code = `const paths = require('./paths');
const { name } = require(paths.packageJson);
const rest = require(\`\${paths.root}/rest.js\`);
module.exports = { name, entry: rest.entry };`;
  const { configurations, notices } = await worker.ask(questionOf(code), 'checked');
  expect(notices).toEqual([
    { about: './paths', kind: 'file' },
    { about: 'require("./paths").packageJson', kind: 'file' },
    { about: '`${require("./paths").root}/rest.js`', kind: 'file' },
  ]);
  expect(configurations[0]?.standIns.map(({ path }) => path.join('.'))).toEqual(['name', 'entry']);
});

test('paths may begin with what comes from a file that is not there', async () => {
  const code = `const path = require('path');
const paths = require('./paths');
module.exports = {
  context: path.resolve(paths.root),
  entry: path.join(paths.src, 'index.js'),
  output: { path: path.posix.join(paths.root, paths.out), filename: path.basename(paths.file) },
};`;
  const { refusals, configurations } = await worker.ask(questionOf(code), 'checked');
  expect(refusals).toEqual([]);
  const { problems, leaves } = configurations[0] as CheckedConfiguration;
  expect(problems).toEqual([]);
  const textOf = (name: string) => leaves.find(({ path }) => path.join('.') === name)?.text;
  expect(textOf('context')).toBe('require("./paths").root');
  expect(textOf('output.path')).toBe('`${require("./paths").root}/${require("./paths").out}`');
});

test('what decided a value is told by leaving keys out', async () => {
  const code = `module.exports = { mode: 'development', cache: { type: 'filesystem' }, target: 'web', module: { rules: [{ test: /\\.css$/, use: 'a' }] }, output: { filename: '[name].js' } }`;
  const { leaves, own } = await worker.ask(questionOf(code), 'explained');
  const leaf = (name: string) => leaves.find(({ path }) => path.join('.') === name);
  expect(leaf('optimization.minimize')).toEqual({
    path: ['optimization', 'minimize'],
    text: 'false',
    origin: 'changed',
    keys: [['mode']],
    otherwise: 'true',
  });
  expect(leaf('experiments.css')).toMatchObject({ text: 'false', keys: [['module', 'rules']], otherwise: '"auto"' });
  expect(leaf('cache.name')).toMatchObject({ origin: 'changed', keys: [['mode'], ['cache', 'type']] });
  expect(leaf('cache.type')).toMatchObject({ origin: 'set', keys: [['cache', 'type']], otherwise: '"memory"' });
  expect(leaf('profile')).toMatchObject({ origin: 'default', keys: [] });
  expect(own.filter(({ isDefault }) => isDefault).map(({ path }) => path.join('.'))).toEqual([
    'target',
    'output.filename',
  ]);
});

test('another mode or target says what it would alter', async () => {
  await worker.ask(questionOf(`module.exports = { mode: 'production' }`), 'checked');
  const { differences } = await worker.ask(
    { type: 'swap', ticket: 2, index: 0, swap: { mode: 'development' } },
    'swapped',
  );
  expect(differences).toContainEqual({ path: ['optimization', 'minimize'], before: 'true', after: 'false' });
  const { failure } = await worker.ask({ type: 'swap', ticket: 3, index: 0, swap: { target: 'gameboy' } }, 'swapped');
  expect(failure).toMatch(/^Error: Unknown target 'gameboy'|^Unknown target 'gameboy'/);
});

test('a mistyped key in a value that may have several forms', async () => {
  const { refusals, configurations } = await check(
    `{ plugins: [new (require('copy-webpack-plugin'))({ patterns: [{ form: 'public' }] })] }`,
  );
  const [problem] = configurations.flatMap(({ problems }) => problems);
  expect(refusals[0]?.message).toContain(`misses the property 'from'`);
  expect([problem?.path.join('.'), problem?.meant]).toEqual([
    'plugins.0.patterns.0.form',
    'plugins[0].patterns[0].from',
  ]);
});

test('the package.json is read under all its names', async () => {
  const names = [
    `'./package.json'`,
    `'package.json'`,
    `'/project/package.json'`,
    `new URL('file:///project/package.json')`,
  ];
  const code = (name: string) => `module.exports = { name: require('fs').readFileSync(${name}, 'utf8') };`;
  for (const name of names) {
    const { configurations } = await worker.ask(questionOf(code(name)), 'checked');
    expect(configurations.map((one) => one.name)).toEqual(['{}']);
  }
  await expect(worker.ask(questionOf(code(`'../package.json'`)), 'checked')).rejects.toThrow('ENOENT');
});

test('what cannot be run says why and where', async () => {
  await expect(worker.ask(questionOf(`module.exports = 5`), 'checked')).rejects.toThrow(/^no configuration$/);
  await expect(worker.ask(questionOf(`\n\nnope();`), 'checked')).rejects.toThrow('nope is not defined');
});
