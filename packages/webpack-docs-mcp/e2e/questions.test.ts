/**
 * Checks that at most two calls answer each of the typical questions of developers. Answers must be small and link to
 * their source.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../../compile/testing/write-files.ts';
import { type Conversation, converse } from '../testing/client.ts';
import { madePackage } from '../testing/made-package.ts';
import { questions } from '../testing/questions.ts';
import { mostBytes } from '../server/most-bytes.ts';

const folder = temporaryFolder('webpack-docs-questions');
let server: Conversation;
let command: string;
beforeAll(async () => {
  const made = await madePackage();
  command = path.join(made, 'command.js');
  server = await converse(path.join(made, 'server.js'), folder);
});
afterAll(() => server.end());

async function answer(tool: string, given: Record<string, unknown>): Promise<string> {
  const { text, isError } = await server.ask(tool, given);
  expect(isError, text).toBe(false);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
  return text;
}

test.each(questions)('$asked', async ({ calls, facts }) => {
  expect(calls.length).toBeLessThanOrEqual(2);
  const answers = await Promise.all(calls.map(({ tool, given }) => answer(tool, given)));
  const all = answers.join('\n');
  for (const fact of facts) {
    if (fact instanceof RegExp) expect(all).toMatch(fact);
    else expect(all).toContain(fact);
  }
  for (const each of answers) expect(each).toContain('https://webpack.js.org/');
});

/** A configuration with custom keys in every kind of object in which webpack accepts them. */
const everything = `export default { mode: "production", target: ["web", "es5"], cache: { type: "filesystem", buildDependencies: { config: ["a"] } },
  entry: { main: { import: "./a.js", dependOn: "b" }, b: "./b.js" }, amd: { a: true }, loader: { x: 1 }, externals: { lodash: { root: "_" } },
  resolve: { alias: { "@": "c" }, fallback: { crypto: false }, byDependency: { esm: { fullySpecified: false } } },
  optimization: { splitChunks: { maxSize: { javascript: 3 }, cacheGroups: { own: { test: /x/, priority: 3 }, none: false } } },
  devServer: { headers: { a: "b" }, static: { watch: { ignored: "b" } } }, experiments: { futureDefaults: true } };`;

test('every path that effective_configuration prints is answered by option', async () => {
  await writeFile(path.join(folder, 'everything.mjs'), everything);
  const whole = execFileSync(process.execPath, [command, 'effective', 'everything.mjs', '', '--no-pager'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const paths = [...whole.matchAll(/^- `([^`]+)`: /gm)].map(([, name = '']) => name);
  expect(paths).toEqual(expect.arrayContaining(['loader.x', 'externals.lodash.root', 'devServer.headers.a']));
  const keyOf = (name: string): string => /^[^.[]+/.exec(name)![0];
  for (const name of paths) {
    const text = await answer('option', { name });
    const [, found = ''] = /^# `([^`]+)` \(option/.exec(text) ?? [];
    expect([keyOf(name), 'devServer'], `${name}: ${text}`).toContain(
      /webpack-dev-server\)/.test(text) ? 'devServer' : keyOf(found),
    );
  }
});

test.each([
  ['compiler.plugin', 'nothing called'],
  ['unknown.localIdentName', 'nothing called'],
  ['output.foo', '`output` has no such key'],
  ['module.rules[0].foo', '`module.rules` has no such key'],
  ['css-loader minimize', 'css-loader has no option `minimize`. It has `url`'],
])('the owner in a name counts: %s', async (name, says) => {
  const { text, isError } = await server.ask('option', { name });
  expect(isError, text).toBe(true);
  expect(text).toContain(says);
  expect(text).toContain('https://webpack.js.org/');
});

/** Writes files to a new folder and bundles them with webpack. */
async function build(files: Record<string, string>, configuration: Configuration): Promise<Stats> {
  const context = mkdtempSync(path.join(folder, 'project-'));
  writeFiles(context, files);
  const compiler = webpack({
    mode: 'production',
    entry: './src/index.js',
    context,
    ...configuration,
    output: { path: path.join(context, 'dist'), ...configuration.output },
  })!;
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('no stats')))),
    );
  });
}

/** Returns the terminal output of a failed build, with colors. */
async function messageOf(built: Promise<Stats>): Promise<string> {
  try {
    return (await built).toString({ all: false, errors: true, colors: true });
  } catch (error) {
    return (error as Error).stack ?? '';
  }
}

/** Mistakes for which webpack prints a message, with the fix that the answer must name. */
const mistakes: {
  what: string;
  files: Record<string, string>;
  wrong: Configuration;
  says: RegExp[];
  right: Configuration;
}[] = [
  {
    what: 'a file with an extension that webpack doesn’t try',
    files: { 'src/index.js': "import './price';", 'src/price.mts': 'globalThis.price = 1;' },
    wrong: {},
    says: [/resolve\.extensions/],
    right: { resolve: { extensions: ['.mts', '...'] } },
  },
  {
    what: 'a module of Node.js in a browser',
    files: { 'src/index.js': "import { createHash } from 'crypto'; console.log(createHash);" },
    wrong: { target: 'web' },
    says: [/resolve\.fallback/],
    right: { target: 'web', resolve: { fallback: { crypto: false } } },
  },
  {
    what: 'a file that needs a loader',
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '@c: red;\n.a { color: @c }' },
    wrong: {},
    says: [/loader/, /rules/],
    right: { module: { rules: [{ test: /\.less$/, type: 'asset/source' }] } },
  },
  {
    what: 'two entries with one file name',
    files: { 'src/index.js': 'globalThis.a = 1;', 'src/b.js': 'globalThis.b = 1;' },
    wrong: { entry: { a: './src/index.js', b: './src/b.js' }, output: { filename: 'bundle.js' } },
    says: [/\[name\]/],
    right: { entry: { a: './src/index.js', b: './src/b.js' }, output: { filename: '[name].js' } },
  },
];

test.each(mistakes)(
  'the message for $what: the answer names the change, which mends the build',
  async ({ files, wrong, says, right }) => {
    const broken = await messageOf(build(files, wrong));
    expect(broken).not.toBe('');
    const text = await answer('explain_error', { text: broken });
    for (const each of says) expect(text).toMatch(each);
    expect((await build(files, right)).hasErrors()).toBe(false);
  },
);

test('why lodash is in main with this stats file, and what to remove', async () => {
  const stats = await build(
    {
      'src/index.js': "import { total } from './cart.js';\nconsole.log(total);",
      'src/cart.js': "import './names.js';\nimport { chunk } from 'lodash';\nexport const total = chunk([1, 2], 1);",
      'src/names.js': 'globalThis.names = [];',
      'node_modules/lodash/index.js': `exports.chunk = (list) => list; exports.rest = ${JSON.stringify('rest '.repeat(3000))};`,
    },
    {},
  );
  await writeFile(path.join(folder, 'stats.json'), JSON.stringify(stats.toJson()));
  const overview = await answer('why_in_bundle', { stats: 'stats.json' });
  expect(overview).toMatch(/Packages:\n- lodash: 14\.7 KiB/);
  const text = await answer('why_in_bundle', { stats: 'stats.json', module: 'lodash' });
  expect(text).toContain('in main');
  expect(text.split('\n').filter((line) => /^\d\. /.test(line))).toEqual([
    '1. The entry point `main` of your configuration is ./src/index.js',
    '2. Line 1: `import "./cart.js"` leads to ./src/cart.js',
    '3. Line 2: `import "lodash"` leads to ./node_modules/lodash/index.js',
  ]);
  expect(text).toContain('Or remove this import.\n- ./src/cart.js, line 2: `import "lodash"`');
});

test('what to import instead of a barrel file that brings a module in', async () => {
  const stats = await build(
    {
      'src/index.js': "import { label } from './page.js';\nconsole.log(label);",
      'src/page.js': "import { button } from './kit/index.js';\nexport const label = button;",
      'src/kit/index.js': "export { button } from './button.js';\nexport { chart } from './chart.js';",
      'src/kit/button.js': 'export const button = 1;',
      'src/kit/chart.js': 'globalThis.charts = [];\nexport const chart = 1;',
    },
    {},
  );
  await writeFile(path.join(folder, 'stats.json'), JSON.stringify(stats.toJson()));
  const text = await answer('why_in_bundle', { stats: 'stats.json', module: 'kit/chart.js' });
  expect(text).toMatch(/`\.\/src\/kit\/index\.js` is a \[barrel file\]\(https:\S+#lazy-barrels\)/);
});

test('why all files that a computed request can match are in the bundle, and how to limit them', async () => {
  const stats = await build(
    {
      'src/index.js': "import { date } from 'dates';\nconsole.log(date('de'));",
      'node_modules/dates/index.js': "exports.date = (name) => require('./locale/' + name);",
      'node_modules/dates/locale/de.js': `module.exports = ${JSON.stringify('Tag '.repeat(500))};`,
      'node_modules/dates/locale/fr.js': `module.exports = ${JSON.stringify('jour '.repeat(500))};`,
    },
    {},
  );
  await writeFile(path.join(folder, 'computed.json'), JSON.stringify(stats.toJson()));
  const text = await answer('why_in_bundle', { stats: 'computed.json', module: 'dates/locale' });
  expect(text).toContain('`require(…)` leads to ./node_modules/dates/locale/ sync ^\\.\\/.*$');
  expect(text).toContain('ContextReplacementPlugin (https://webpack.js.org/plugins/context-replacement-plugin/)');
  expect(text).toContain('IgnorePlugin (https://webpack.js.org/plugins/ignore-plugin/)');
});

test('why a package is in the bundle: the imports from outside, not those between its files', async () => {
  const stats = await build(
    {
      'src/index.js': "import './search.js';",
      'src/search.js': "import { parse } from 'queries';\nconsole.log(parse('a=1'));",
      'node_modules/queries/index.js': "exports.parse = require('./parse.js');",
      'node_modules/queries/parse.js': `module.exports = (text) => text + ${JSON.stringify('query '.repeat(500))};`,
    },
    {},
  );
  await writeFile(path.join(folder, 'queries.json'), JSON.stringify(stats.toJson()));
  const text = await answer('why_in_bundle', { stats: 'queries.json', module: 'queries' });
  expect(text).toContain('# queries (package, 2 modules)');
  expect(text).toContain('this package disappears too:');
  expect(text).toContain('- ./src/search.js, line 1: `import "queries"`');
  expect(text).not.toContain('require("./parse.js")');
});

/** Files of a package that contains a button, and a chart that has a side effect when it loads. */
const kit = {
  'src/index.js': "import { Button } from 'kit';\nconsole.log(Button('a'));",
  'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","type":"module","main":"index.js"}',
  'node_modules/kit/index.js': "export { Button } from './button.js';\nexport { Chart } from './chart.js';",
  'node_modules/kit/button.js': 'export const Button = (text) => text;\nexport const Link = () => "link";',
  'node_modules/kit/chart.js': `import { draw } from 'lines';\nglobalThis.charts = ${JSON.stringify('chart '.repeat(50))};\nexport const Chart = draw;`,
  'node_modules/lines/package.json':
    '{"name":"lines","version":"1.0.0","type":"module","sideEffects":false,"main":"index.js"}',
  'node_modules/lines/index.js': 'export const draw = () => 1;',
};
const hasCharts = (stats: Stats): boolean =>
  stats
    .toJson({ all: false, modules: true, nestedModules: true, ids: true, chunks: true, orphanModules: true })
    .modules!.some(
      ({ name, modules = [], orphan }) =>
        orphan !== true && [name, ...modules.map((each) => each.name)].some((each) => each?.endsWith('/kit/chart.js')),
    );

test('a module that is there for its side effects: which those are, and the rule with which it goes', async () => {
  const stats = await build(kit, {});
  expect(hasCharts(stats)).toBe(true);
  await writeFile(path.join(folder, 'kit.json'), JSON.stringify(stats.toJson()));
  const chart = await answer('why_in_bundle', { stats: 'kit.json', module: 'kit/chart.js' });
  expect(chart).toContain('Exports: 0 of 1 are used. Unused: Chart.');
  expect(chart).toContain('Line 2: `export … from "./chart.js"` leads to ./node_modules/kit/chart.js');
  expect(chart).toContain('Statement (ExpressionStatement) with side effects');
  expect(chart).toContain('`sideEffects: false` in the `package.json` of kit');
  expect(chart).toContain(String.raw`{ include: /node_modules[\\/]kit[\\/]/, sideEffects: false }`);
  const without = await build(kit, {
    module: { rules: [{ include: /node_modules[\\/]kit[\\/]/, sideEffects: false }] },
  });
  expect(hasCharts(without)).toBe(false);
  expect(await answer('why_in_bundle', { stats: 'kit.json', module: 'kit' })).toContain(
    '- ./node_modules/kit/chart.js: `Statement',
  );
});

test('what a module exports and nobody uses, and a module that webpack dropped with its imports', async () => {
  await writeFile(path.join(folder, 'parts.json'), JSON.stringify((await build(kit, {})).toJson()));
  const button = await answer('why_in_bundle', { stats: 'parts.json', module: 'kit/button.js' });
  expect(button).toContain('Exports: 1 of 2 are used. Used: Button. Unused: Link.');
  expect(button).not.toContain('None of the exports');
  const clean = {
    ...kit,
    'node_modules/kit/chart.js':
      "import { draw } from 'lines';\nglobalThis.charts = 1;\nexport const Chart = () => draw();",
  };
  await writeFile(path.join(folder, 'dropped.json'), JSON.stringify((await build(clean, {})).toJson()));
  const lines = await answer('why_in_bundle', { stats: 'dropped.json', module: 'lines' });
  expect(lines).toContain('It isn’t in the output. webpack omitted it.');
  expect(lines).toContain('- ./node_modules/kit/chart.js, line 1: `import "lines"`');
  expect(lines).not.toContain('doesn’t say what imports');
  expect(lines).not.toContain('Exports:');
});

test('what a stats file lacks isn’t told as if webpack had left it out', async () => {
  const stats = await build(kit, { optimization: { concatenateModules: false } });
  await writeFile(path.join(folder, 'bare.json'), JSON.stringify(stats.toJson({ all: false, modules: true })));
  const bare = await answer('why_in_bundle', { stats: 'bare.json', module: 'kit/button.js' });
  expect(bare).toContain('add `chunks: true` to `stats`');
  expect(bare).not.toContain('It isn’t in the output');
  await writeFile(path.join(folder, 'short.json'), JSON.stringify(stats.toJson({ modulesSpace: 1 })));
  const short = await server.ask('why_in_bundle', { stats: 'short.json', module: 'elsewhere.js' });
  expect(short.text).toContain('add `modulesSpace: Infinity` to `stats`');
  expect(short.text).not.toContain('it isn’t in the bundle');
});

test('a file that webpack skipped, because nothing uses what a file without side effects re-exports', async () => {
  const pure = {
    ...kit,
    'node_modules/kit/package.json': kit['node_modules/kit/package.json'].replace('}', ',"sideEffects":false}'),
  };
  const stats = await build(pure, {});
  await writeFile(path.join(folder, 'skipped.json'), JSON.stringify(stats.toJson()));
  const { text } = await server.ask('why_in_bundle', { stats: 'skipped.json', module: 'kit/chart.js' });
  expect(text).toContain('So it isn’t in the bundle. webpack doesn’t even build');
  expect(text).toContain('/configuration/optimization/#optimizationsideeffects');
});
