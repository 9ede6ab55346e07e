/** Tests the analysis with stats of real builds, in all formats that webpack writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats, type StatsOptions } from 'webpack';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../../compile/testing/write-files.ts';
import { bailoutKind, bailoutsIn, isKeptForSideEffects, isUnusedImport } from './bailouts.ts';
import type { Build } from './build.ts';
import { compareBuilds } from './compare.ts';
import { duplicatesIn, repeatedIn } from './duplicates.ts';
import { bytesOf, loadingOf } from './loading.ts';
import { readStats, StatsFailure } from './read/read-stats.ts';
import { realSizes } from './real-sizes.ts';
import { sizeTree } from './size-tree.ts';
import { whyPackage } from './why-package.ts';
import { whyAnswers } from './why.ts';

const root = temporaryFolder('bundle-analysis');

/** Files of a shop with two pages, a lazy chunk, a duplicate package, CommonJS, a style sheet, and unused exports. */
const shop: Record<string, string> = {
  'src/cart.js': `import { total, unused } from './prices.js';
import { format } from 'money';
import './cart.css';
export const show = () => import(/* webpackChunkName: "details", webpackPrefetch: true */ './details.js').then(({ open }) => open(format(total([1]))));
console.log(show);`,
  'src/prices.js': `export const total = (all) => all.reduce((sum, one) => sum + one, 0);
export const unused = () => 'nobody needs this';`,
  'src/details.js': `import { chart } from 'charts';
import legacy from './legacy.cjs';
export const open = (text) => chart(text, legacy.name);
export const more = () => import('./deeper.js');`,
  'src/deeper.js': `import { format } from 'money'; export const deep = format(2);`,
  'src/legacy.cjs': `exports.name = 'legacy'; globalThis.legacy = eval('1');`,
  'src/checkout.js': `import { total } from './prices.js'; import { format } from 'money'; console.log(format(total([2])));`,
  'src/cart.css': `body { color: red }`,
  'node_modules/money/package.json':
    '{"name":"money","version":"1.0.0","sideEffects":false,"type":"module","main":"index.js"}',
  'node_modules/money/index.js': `export const format = (sum) => '$' + sum + ${JSON.stringify('money '.repeat(50))};`,
  'node_modules/charts/package.json': '{"name":"charts","version":"2.0.0","type":"module","main":"index.js"}',
  'node_modules/charts/index.js': `import { format } from 'money'; globalThis.charts = 1; export const chart = (text, name) => format(name) + text;`,
  'node_modules/charts/node_modules/money/package.json':
    '{"name":"money","version":"0.9.0","type":"module","main":"index.js"}',
  'node_modules/charts/node_modules/money/index.js': `export const format = (sum) => 'EUR' + sum;`,
};

function makeProject(name: string, files: Record<string, string>): string {
  const folder = path.join(root, name);
  writeFiles(folder, files);
  return folder;
}

const shopConfiguration = (context: string, more: Configuration = {}): Configuration => ({
  mode: 'production',
  context,
  entry: { cart: './src/cart.js', checkout: './src/checkout.js' },
  output: { path: path.join(context, 'dist'), filename: '[name].[contenthash:8].js' },
  experiments: { css: true },
  performance: false,
  ...more,
});

function run(configuration: Configuration | Configuration[]): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration as Configuration);
    compiler?.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error ?? new Error('no stats'))));
    });
  });
}

/** Splits a text into pieces that cut through values, keys, and multi-byte characters. */
async function* piecesOf(text: string, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

const read = async (text: string, size?: number): Promise<Build[]> => readStats(piecesOf(text, size));
const first = async (json: unknown): Promise<Build> => {
  const [build] = await read(JSON.stringify(json));
  if (!build) throw new Error('no build');
  return build;
};
const failureOf = (text: string): Promise<string> =>
  read(text).then(
    () => 'none',
    (error: unknown) => (error instanceof StatsFailure ? error.message : `not for readers: ${String(error)}`),
  );
const indexOf = ({ modules }: Build, name: string): number => modules.findIndex((module) => module.name === name);
const namesOf = ({ modules }: Build, indexes: number[]): string[] =>
  indexes.map((index) => modules[index]?.name ?? '?');

let folder: string;
let stats: Stats;
let build: Build;
let once: Build;

beforeAll(async () => {
  folder = makeProject('shop', shop);
  stats = await run(shopConfiguration(folder));
  build = await first(stats.toJson());
  once = await first(stats.toJson({ preset: 'normal', chunkModules: false }));
});

test.each<[string, StatsOptions | 'verbose' | 'detailed' | undefined]>([
  ['the default', undefined],
  ['all: true, in groups', { all: true }],
  ['verbose, whose modules stand in their chunks', 'verbose'],
  ['detailed', 'detailed'],
])('%s tells of the same modules and imports', async (_, options) => {
  const other = await first(stats.toJson(options));
  const kept = ({ modules }: Build) =>
    modules
      .filter(({ chunks, type }) => chunks.length > 0 && type !== 'runtime')
      .map(({ name }) => name)
      .sort();
  expect(kept(build)).toContain('./node_modules/charts/node_modules/money/index.js');
  expect(kept(other)).toEqual(kept(build));
  expect(new Set(other.modules.map(({ identifier }) => identifier)).size).toBe(other.modules.length);
  // Duplicate entries in the stats file count only once.
  const count = ({ imports, modules }: Build) =>
    imports.to.filter((to) => (modules[to]?.chunks.length ?? 0) > 0).length;
  expect(count(other)).toBe(count(once));
  const chainOf = (one: Build) => whyAnswers(one).why(indexOf(one, './node_modules/money/index.js')).chain.length;
  expect(chainOf(other)).toBe(chainOf(build));
});

test('a file cut into pieces of any size reads the same', async () => {
  const text = JSON.stringify(stats.toJson(), null, 1);
  const whole = await read(text, text.length);
  for (const size of [1, 7, 4096]) expect(await read(text, size)).toEqual(whole);
  expect(await read(`\n> shop@1.0.0 build\n> webpack --json {now}\n\n${text}\nDone.\n`)).toEqual(whole);
});

test('texts with escapes, quotes, braces and other letters stay as they are', async () => {
  const name = './src/“höhe”/\\"{[]}🦀\u0000.js';
  const text = JSON.stringify({
    version: '5',
    modules: [{ identifier: name, name, size: 3, chunks: [0], 'un"wa}nted': ['}"\\'] }],
    chunks: [{ id: 0, files: [] }],
  });
  for (const size of [1, 2, 3, 5]) expect((await read(text, size))[0]?.modules[0]?.name).toBe(name);
});

test('a module says by which imports it is there, line by line', () => {
  const why = whyAnswers(build).why(indexOf(build, './node_modules/charts/node_modules/money/index.js'));
  expect(why.chain.map(({ to, request }) => [...namesOf(build, [to]), request])).toEqual([
    ['./src/cart.js', './src/cart.js'],
    ['./src/details.js', './details.js'],
    ['./node_modules/charts/index.js', 'charts'],
    ['./node_modules/charts/node_modules/money/index.js', 'money'],
  ]);
  expect(why.chain.map(({ place }) => place)).toEqual(['cart', expect.stringMatching(/^4:/), '1:0-31', '1:0-31']);
  expect(
    namesOf(
      build,
      why.gates.map(({ module }) => module),
    ),
  ).toEqual(['./node_modules/charts/index.js', './src/details.js']);
});

test('a package is there for the imports from outside, and nothing inside of it is to be removed', async () => {
  const project = makeProject('package', {
    'src/index.js': "import './dates.js'; import { late } from 'dates/late.js'; console.log(late);",
    'src/dates.js': "import { now } from 'dates'; console.log(now);",
    'node_modules/dates/package.json': '{"name":"dates","version":"1.0.0","type":"module","main":"index.js"}',
    'node_modules/dates/index.js': "import './zones.js'; export const now = globalThis.now();",
    'node_modules/dates/late.js': "import './zones.js'; export const late = globalThis.late();",
    'node_modules/dates/zones.js': `globalThis.zones = ${JSON.stringify('zone '.repeat(200))};`,
  });
  const built = await run(shopConfiguration(project, { entry: './src/index.js' }));
  const one = await first(built.toJson());
  const inside = one.modules.flatMap(({ packageAt }, index) => (packageAt?.name === 'dates' ? [index] : []));
  expect(inside).toHaveLength(3);
  const why = whyPackage(one, whyAnswers(one), inside);
  const importers = why.imports.map(({ from, request }) => [...namesOf(one, [from]), request]);
  expect(importers.toSorted()).toEqual([
    ['./src/dates.js', 'dates'],
    ['./src/index.js', 'dates/late.js'],
  ]);
  expect(why.gates).toEqual([]);
  expect(why.chain.at(-1)?.request).toBe('dates/late.js');
  expect(why.own).toBeUndefined();
});

test('a module whose exports nobody uses is there for its side effects, by the statement that re-exports it', async () => {
  const files = {
    'src/cart.js': "import { button } from './kit.js'; console.log(button);",
    'src/kit.js': "export { button } from './button.js';\nexport { chart } from './chart.js';",
    'src/button.js': 'export const button = 1;',
    'src/chart.js': "import { draw } from './draw.js'; globalThis.charts = 1; export const chart = () => draw();",
    'src/draw.js': 'export const draw = () => 1;',
  };
  const kit = makeProject('kit', files);
  const read = await first((await run(shopConfiguration(kit, { entry: './src/cart.js' }))).toJson());
  const kept = read.modules.filter(isKeptForSideEffects).map(({ name }) => name);
  expect(kept).toContain('./src/chart.js');
  expect(kept).not.toContain('./src/kit.js');
  expect(kept).not.toContain('./src/draw.js');
  const [statement] = whyAnswers(read).why(indexOf(read, './src/chart.js')).imports;
  expect(statement).toMatchObject({ kind: 'harmony export imported specifier', place: '2:0-35' });
  const isUnused = (name: string): boolean => {
    const index = indexOf(read, name);
    const module = read.modules[index];
    return module !== undefined && isUnusedImport(module, whyAnswers(read).why(index).imports);
  };
  expect(['./src/chart.js', './src/cart.js', './src/button.js'].filter(isUnused)).toEqual(['./src/chart.js']);
  // For a module that nothing uses, webpack writes `false`.
  expect(read.modules[indexOf(read, './src/draw.js')]?.usedExports).toEqual([]);
});

test('a module that only a barrel file brings in is no longer there if its importers pass by the barrel file', async () => {
  const files = {
    'src/shop.js': "import { label } from './page.js'; console.log(label);",
    'src/page.js': "import { button } from './kit/index.js'; export const label = button;",
    'src/kit/index.js': "export { button } from './button.js';\nexport * from './chart.js';",
    'src/kit/button.js': 'export const button = 1;',
    'src/kit/chart.js': "import './draw.js'; export const chart = globalThis.chart();",
    'src/kit/draw.js': 'globalThis.drawn = 1;',
  };
  const read = async (name: string, changed: Partial<typeof files>) => {
    const project = makeProject(name, { ...files, ...changed });
    return first((await run(shopConfiguration(project, { entry: './src/shop.js' }))).toJson());
  };
  const all = await read('barrel', {});
  const { gates } = whyAnswers(all).why(indexOf(all, './src/kit/draw.js'));
  expect(gates.map(({ module, isBarrel }) => [...namesOf(all, [module]), isBarrel])).toEqual([
    ['./src/kit/chart.js', false],
    ['./src/kit/index.js', true],
    ['./src/page.js', false],
  ]);
  const past = await read('past-barrel', {
    'src/page.js': files['src/page.js'].replace('kit/index.js', 'kit/button.js'),
  });
  expect(past.modules.map(({ name }) => name)).not.toContain('./src/kit/draw.js');
  const own = await read('own-import', {
    'src/kit/index.js': `import './chart.js';\nexport { button } from './button.js';`,
  });
  expect(
    whyAnswers(own)
      .why(indexOf(own, './src/kit/draw.js'))
      .gates.some(({ isBarrel }) => isBarrel),
  ).toBe(false);
});

test('of an import that webpack moved past a module that only re-exports, the statement is told', async () => {
  const project = makeProject('moved', {
    'src/cart.js': "import { button } from 'kit';\n\nconsole.log(button);",
    'node_modules/kit/package.json': '{"name":"kit","version":"1.0.0","type":"module","sideEffects":false}',
    'node_modules/kit/index.js': "export { button } from './button.js';",
    'node_modules/kit/button.js': 'export const button = () => 1;',
  });
  const read = await first((await run(shopConfiguration(project, { entry: './src/cart.js' }))).toJson());
  const { chain, imports } = whyAnswers(read).why(indexOf(read, './node_modules/kit/button.js'));
  expect(imports).toMatchObject([{ request: 'kit', place: '1:0-29' }]);
  expect(namesOf(read, [chain.at(-1)?.to ?? -1])).toEqual(['./node_modules/kit/button.js']);
});

test('the modules of a computed request belong to the package whose folder they are in', async () => {
  const project = makeProject('computed', {
    'src/cart.js': "import { date } from 'dates';\nconsole.log(date('de'));",
    'node_modules/dates/index.js': "exports.date = (name) => require('./locale/' + name);",
    'node_modules/dates/locale/de.js': "module.exports = 'Tag';",
  });
  const read = await first((await run(shopConfiguration(project, { entry: './src/cart.js' }))).toJson());
  const folders = read.modules.flatMap(({ packageAt }) => (packageAt?.name === 'dates' ? [packageAt.folder] : []));
  expect(folders).toHaveLength(3);
  expect(new Set(folders).size).toBe(1);
});

test('what goes with a module is what no other way leads to', () => {
  const answers = whyAnswers(build);
  const details = answers.gate(indexOf(build, './src/details.js'));
  const gone = [
    './src/details.js',
    './src/deeper.js',
    './src/legacy.cjs',
    './node_modules/charts/index.js',
    './node_modules/charts/node_modules/money/index.js',
  ];
  expect(details.modules).toBe(gone.length);
  expect(details.size).toBe(gone.reduce((sum, name) => sum + (build.modules[indexOf(build, name)]?.size ?? 0), 0));
  const money = indexOf(build, './node_modules/money/index.js');
  expect(answers.above(money)).toBe(-1);
  expect(
    namesOf(
      build,
      answers.why(money).imports.map(({ from }) => from),
    ).sort(),
  ).toEqual(['./src/cart.js', './src/checkout.js', './src/deeper.js']);
});

test('a package that is there twice is found, with who brings each copy', () => {
  const [money, ...others] = duplicatesIn(build);
  expect(others).toEqual([]);
  expect(money?.name).toBe('money');
  const [largest, smaller] = money?.copies.map(({ size }) => size) ?? [];
  expect(largest).toBeGreaterThanOrEqual(smaller ?? Infinity);
  expect(money?.extra).toBe(smaller);
  expect(money?.copies.map(({ broughtBy }) => namesOf(build, broughtBy).sort())).toEqual([
    ['./src/cart.js', './src/checkout.js', './src/deeper.js'],
    ['./node_modules/charts/index.js'],
  ]);
  expect(
    namesOf(
      build,
      repeatedIn(build).map(({ module }) => module),
    ),
  ).toContain('./src/prices.js');
});

test('what prevented optimizations is said in plain words', () => {
  const groups = bailoutsIn(build);
  const of = (id: string) =>
    namesOf(build, groups.find(({ kind }) => kind.id === id)?.modules.map(({ module }) => module) ?? []);
  expect(of('statement')).toContain('./node_modules/charts/index.js');
  expect(of('not-esm')).toContain('./src/legacy.cjs');
  expect(groups.map(({ kind }) => kind.id)).not.toContain('other-concatenation');
  expect(groups.map(({ kind }) => kind.id)).not.toContain('other-tree-shaking');
});

test('every sentence with which webpack rejects a module has a meaning', () => {
  const source = readFileSync('node_modules/webpack/lib/optimize/ModuleConcatenationPlugin.js', 'utf8');
  const sentences = [...source.matchAll(/["`]((?:Module|List|Reexports) [^"`]*)/g)].map(([, words]) => words ?? '');
  const said = [...source.matchAll(/\)\} ((?:is|imports) [^$`]*)/g)].map(([, words]) => `Module ./a.js ${words}`);
  const unknown = [...sentences.filter((one) => !one.includes('${module.')), ...said].filter((words) =>
    bailoutKind(`ModuleConcatenation bailout: Cannot concat with ./a.js: ${words}`).id.startsWith('other'),
  );
  expect(sentences.length + said.length).toBeGreaterThan(8);
  expect(unknown).toEqual([]);
});

test('the browser loads chunks with the entry, then by import()', () => {
  const cart = build.entrypoints.find(({ name }) => name === 'cart');
  if (!cart) throw new Error('no entry point');
  const { first: atOnce, later } = loadingOf(build, cart);
  expect(atOnce.map((chunk) => build.chunks[chunk]?.label)).toEqual(['cart']);
  expect(later.map(({ request, step }) => [request, step])).toEqual([
    ['./details.js', 1],
    ['./deeper.js', 2],
  ]);
  expect(build.chunks[atOnce[0] ?? -1]?.prefetch).toEqual(later[0]?.chunks);
  const sizes = build.assets.filter(({ name }) => name.startsWith('cart')).map(({ size }) => size);
  expect(bytesOf(build, atOnce)).toBe(sizes.reduce((sum, size) => sum + size));
  const checkout = build.entrypoints.find(({ name }) => name === 'checkout');
  expect(checkout && loadingOf(build, checkout).later).toEqual([]);
});

test.each([
  ['production', 'production', undefined],
  ['development, with eval', 'development', undefined],
  ['development, with comments', 'development', false],
] as const)(
  'in files of %s, modules add up to the files, and those written apart are measured',
  async (name, mode, devtool) => {
    const place = path.join(root, `real-${name.replaceAll(/\W/g, '')}`);
    const made = await run(
      shopConfiguration(folder, {
        mode,
        ...(devtool !== undefined && { devtool }),
        output: { path: place },
        optimization: { concatenateModules: false },
      }),
    );
    const other = await first(made.toJson());
    const files = other.assets
      .filter(({ name: file }) => /\.(?:js|css)$/.test(file))
      .map(({ name: file }) => {
        const code = readFileSync(path.join(place, file), 'utf8');
        return { name: file, code, raw: Buffer.byteLength(code), gzip: 0, brotli: undefined };
      });
    const sizes = realSizes(other, files);
    for (const [chunk, ofModules] of sizes) {
      const whole = files
        .filter((file) => other.chunks[chunk]?.files.includes(file.name))
        .reduce((sum, { raw }) => sum + raw, 0);
      expect([...ofModules.values()].reduce((sum, size) => sum + size, 0)).toBeCloseTo(whole, 3);
    }
    const money = indexOf(other, './node_modules/money/index.js');
    const holder = other.modules[money]?.chunks[0] ?? -1;
    expect(sizes.get(holder)?.get(money)).toBeGreaterThan(300);
    expect(sizes.get(holder)?.get(money)).toBeLessThan(mode === 'production' ? 450 : 1000);
  },
);

test('the picture has all bytes of all chunks', () => {
  const tree = sizeTree(build, (module) => build.modules[module]?.size ?? 0);
  const expected = build.modules.reduce((sum, { size, chunks }) => sum + size * chunks.length, 0);
  expect(tree.size).toBe(expected);
  expect(tree.children.map(({ name }) => name)).toContain('details');
});

test('two builds say what came, what grew, and why', async () => {
  const changed = makeProject('shop-later', {
    ...shop,
    'src/checkout.js': `${shop['src/checkout.js']} import { chart } from 'charts'; import { unused } from './prices.js'; console.log(chart, unused);`,
    'src/cart.js': `console.log('empty for now')`,
  });
  const later = await first((await run(shopConfiguration(changed))).toJson());
  const { came, went, modules, packages, assets } = compareBuilds(build, later);
  expect(came).toEqual([]);
  expect(
    namesOf(
      build,
      went.map(({ module }) => module),
    ),
  ).toEqual(expect.arrayContaining(['./src/details.js', 'css ./src/cart.css']));
  expect(modules.find(({ name }) => name === './src/prices.js')?.newlyUsed ?? ['unused']).toContain('unused');
  expect(assets.map(({ name }) => name)).toContain('cart.*.js');
  const back = compareBuilds(later, build);
  const details = back.came.find(({ module }) => build.modules[module]?.name === './src/details.js');
  expect(namesOf(build, details?.modules ?? [])).toContain('./src/deeper.js');
  expect(details?.imports.map(({ from, place }) => [...namesOf(build, [from]), place])).toEqual([
    ['./src/cart.js', expect.stringMatching(/^4:/)],
  ]);
  expect(packages.map(({ name }) => name)).toContain('Your code');
});

test('each compilation of several is a build, federation included', async () => {
  const federated: Configuration = {
    ...shopConfiguration(folder),
    name: 'remote',
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'remote',
        exposes: { './prices': './src/prices.js' },
        shared: ['money'],
      }),
    ],
  };
  const several = await run([{ ...shopConfiguration(folder), name: 'web' }, federated]);
  const builds = await read(JSON.stringify(several.toJson()));
  expect(builds.map(({ name }) => name)).toEqual(['web', 'remote']);
  const remote = builds[1];
  if (!remote) throw new Error('no second build');
  const answers = whyAnswers(remote);
  for (const [index, { chunks, type }] of remote.modules.entries())
    if (chunks.length > 0 && type !== 'runtime') expect(answers.why(index).chain.length).toBeGreaterThan(0);
});

test('the first errors of a failed build are kept, without the colors of a terminal', async () => {
  const errors = ['./old.js\nold', { moduleName: './new.js', message: '\u001B[31mnew\u001B[39m' }, 1, {}, {}, {}];
  const [failed] = await read(JSON.stringify({ ...stats.toJson(), errorsCount: 6, errors }));
  expect(failed?.errorMessages).toEqual(['./old.js\nold', './new.js\nnew', '', '', '']);
});

test('a file that says nothing of modules says what to do', async () => {
  expect(await failureOf(JSON.stringify(stats.toJson('errors-only')))).toContain('errors-only');
  expect(await failureOf(JSON.stringify(stats.toJson('none')))).toContain('neither modules nor chunks');
  expect(await failureOf('')).toContain('empty');
  expect(await failureOf('<!doctype html>')).toContain('no JSON object');
  expect(await failureOf('[1, 2]')).toContain('no JSON object');
  expect(await failureOf('{"name":"shop","dependencies":{}}')).toContain('not webpack stats');
  expect(await failureOf('{"inputs":{},"outputs":{}}')).toContain('esbuild');
  const text = JSON.stringify(stats.toJson());
  for (const part of [0.2, 0.5, 0.9])
    expect(await failureOf(text.slice(0, text.length * part))).toContain('ends too early');
  expect(await failureOf('{"modules":[{"identifier":"a","name":nonsense}]}')).toContain(
    'isn’t valid JSON inside modules.0',
  );
});

test('hostile values are no values', async () => {
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const text = `{"version":{},"errorsCount":-5,"unknown":${deep},"chunks":[{"id":0,"files":{"length":1e9},"parents":"x","origins":[1,null]},7,null],
    "assets":{"length":5},"entrypoints":[[]],"modules":[null,3,"x",[],{"identifier":5},{"identifier":"__proto__","name":{},"size":"1e99","chunks":[0,0],"reasons":[null,{"type":5},{"moduleIdentifier":"__proto__"}],"usedExports":{}},
    {"identifier":"b","name":"${'a/'.repeat(5000)}","size":1e308,"chunks":[0],"reasons":[{"type":"entry","moduleIdentifier":null,"children":7}]}]}`;
  const [hostile] = await read(text);
  if (!hostile) throw new Error('no build');
  expect(hostile.modules.map(({ size }) => size)).toEqual([0, 1e308]);
  expect(sizeTree(hostile, () => 1).children).toHaveLength(1);
  expect(whyAnswers(hostile).why(0).chain.length).toBe(1);
  expect(compareBuilds(hostile, build).came.length).toBeGreaterThan(0);
});
