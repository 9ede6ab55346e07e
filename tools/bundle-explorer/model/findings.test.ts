/** Tests the findings and reports about real builds. */
import path from 'node:path';
import webpack from 'webpack';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../../compile/testing/write-files.ts';
import { findingInWords } from '../page/finding-words.ts';
import { reportMarkdown } from '../page/report-markdown.ts';
import type { Build } from './build.ts';
import { type Finding, findingsIn, type LargeFinding } from './findings.ts';
import { readStats } from './read/read-stats.ts';
import { reportOf } from './report.ts';

const root = temporaryFolder('findings');
const bytes = (count: number): string => JSON.stringify('x'.repeat(count));

const files = {
  'src/index.js': `import { draw } from 'charts';
import { format } from 'money';
import * as table from 'table';
import './shared.js';
console.log(draw(format(1)), table);
export const open = () => import('./later.js');`,
  'src/admin.js': `import './shared.js'; console.log('admin');`,
  'src/shared.js': `globalThis.shared = ${bytes(3000)};`,
  'src/later.js': `console.log(${bytes(90_000)});`,
  'node_modules/charts/package.json': '{"name":"charts","version":"2.0.0","main":"index.js"}',
  'node_modules/charts/index.js': `import { format } from 'money'; export const draw = (text) => format(text) + ${bytes(60_000)};`,
  'node_modules/charts/node_modules/money/package.json': '{"name":"money","version":"0.9.0"}',
  'node_modules/charts/node_modules/money/index.js': `export const format = (sum) => 'EUR' + sum + ${bytes(2000)};`,
  'node_modules/money/package.json': '{"name":"money","version":"1.0.0"}',
  'node_modules/money/index.js': `export const format = (sum) => '$' + sum + ${bytes(2300)};`,
  'node_modules/table/package.json': '{"name":"table","version":"1.0.0"}',
  'node_modules/table/index.js': `const rows = ${bytes(40_000)}; for (const key of ['rows', 'more']) module.exports[key] = rows;`,
};

async function statsOf(name: string, changes: Record<string, string> = {}): Promise<Build> {
  const context = path.join(root, name);
  writeFiles(context, { ...files, ...changes });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      context,
      entry: { main: './src/index.js', admin: './src/admin.js' },
      output: { path: path.join(context, 'dist') },
      performance: false,
    });
    compiler?.run((error, result) => compiler.close(() => (result ? resolve(result) : reject(error))));
  });
  const json = Buffer.from(JSON.stringify(stats.toJson({ all: true })));
  const [build] = await readStats(
    (async function* pieces() {
      yield json;
    })(),
  );
  return build!;
}

let build: Build;
beforeAll(async () => {
  build = await statsOf('shop');
});

const found = <Kind extends Finding['kind']>(kind: Kind): Extract<Finding, { kind: Kind }>[] =>
  findingsIn(build).filter((one): one is Extract<Finding, { kind: Kind }> => one.kind === kind);

test('large packages that load with the page, with the line that imports them; not what loads later', () => {
  const large = found('large');
  expect(large.map(({ name, isPackage, isKeptWhole }) => ({ name, isPackage, isKeptWhole }))).toEqual([
    { name: 'charts', isPackage: true, isKeptWhole: false },
    { name: 'table', isPackage: true, isKeptWhole: true },
  ]);
  expect(large[0]?.imports.map(({ importer, place }) => `${importer} ${place.split(':')[0]}`)).toEqual([
    './src/index.js 1',
  ]);
  expect(large[0]?.share).toBeGreaterThan(0.5);
});

test('a package that only another one imports comes with that one', async () => {
  const inside = 'node_modules/charts/node_modules/money/index.js';
  const bigger = await statsOf('money', { [inside]: `export const format = (sum) => sum + ${bytes(50_000)};` });
  const large = findingsIn(bigger).filter(({ kind }) => kind === 'large') as LargeFinding[];
  expect(large.map(({ name, comesWith }) => [name, comesWith])).toEqual([
    ['charts', undefined],
    ['money', 'charts'],
    ['table', undefined],
  ]);
  expect(findingInWords(large[1]!).advice).toMatch(/^It comes with `charts`/);
});

test('the package.json whose range asks for each copy of a package', () => {
  const [money, ...others] = found('duplicate');
  expect(others).toEqual([]);
  const asked = money?.copies.map(({ ranges }) => ({
    manifests: ranges.map(({ manifest }) => manifest && path.relative(path.join(root, 'shop'), manifest)),
    importers: ranges.map(({ importer }) => importer),
  }));
  expect(asked).toEqual([
    { manifests: [undefined], importers: ['./src/index.js'] },
    {
      manifests: ['node_modules/charts/package.json'],
      importers: ['./node_modules/charts/index.js'],
    },
  ]);
});

test('the same version installed twice is to be deduplicated, while different versions need other ranges', async () => {
  const nested = 'node_modules/charts/node_modules/money/index.js';
  const top = files['node_modules/money/index.js'];
  const adviceOf = (one: Build) =>
    findingsIn(one).flatMap((finding) => (finding.kind === 'duplicate' ? [findingInWords(finding).advice] : []));
  const [different] = adviceOf(build);
  expect(different).toMatch(/^Change the version ranges.*`npm ls money`/);
  const [same] = adviceOf(await statsOf('same-version', { [nested]: top }));
  expect(same).toMatch(/npm dedupe.*`npm ls money`/);
  expect(same).not.toContain('ranges');
  // Add a third copy of the package, with a different version.
  const [both] = adviceOf(
    await statsOf('both', {
      [nested]: top,
      'node_modules/table/index.js': `import { format } from 'money'; export const rows = format(1);`,
      'node_modules/table/node_modules/money/index.js': `export const format = (sum) => 'EUR' + sum;`,
    }),
  );
  expect(both).toMatch(/npm dedupe.*Change the version ranges/);
});

test('modules in several chunks are one finding, and the largest finding comes first', () => {
  expect(found('repeated')).toEqual([{ kind: 'repeated', modules: 1, extra: expect.any(Number) as number }]);
  expect(findingsIn(build).map(({ kind }) => kind)).toEqual(['large', 'large', 'repeated', 'duplicate']);
});

test('a build without anything to do has no findings', async () => {
  const lean = await statsOf('lean', {
    'src/index.js': `console.log('lean'); export const open = () => import('./later.js');`,
    'src/admin.js': `console.log('admin');`,
  });
  expect(findingsIn(lean)).toEqual([]);
  expect(reportMarkdown(reportOf(lean), 'https://example.org').join('\n')).toContain('Nothing stands out');
});

test('a large package that loads later is a finding, with how to make it smaller; its name is in that of its chunk', async () => {
  const lazy = await statsOf('lazy', { 'src/later.js': `import * as table from 'table'; console.log(table);` });
  const later = findingsIn(lazy).filter(({ kind }) => kind === 'large') as LargeFinding[];
  expect(later.map(({ name, isLazy }) => [name, isLazy])).toContainEqual(['charts', false]);
  // It loads with the page, too, which is what counts.
  expect(later.map(({ name, isLazy }) => [name, isLazy])).toContainEqual(['table', false]);
  const only = await statsOf('only-lazy', {
    'src/index.js': `console.log('lean'); export const open = () => import('./later.js');`,
    'src/later.js': `import * as table from 'table'; console.log(table);`,
  });
  const [table, ...others] = findingsIn(only).filter(({ kind }) => kind === 'large') as LargeFinding[];
  expect(others).toEqual([]);
  expect(table).toMatchObject({ name: 'table', isLazy: true, isKeptWhole: true });
  const { title, advice } = findingInWords(table!);
  expect(title).toMatch(/^`table` is 39.1 KiB of what loads later \(\d+%/);
  expect(advice).toMatch(/^webpack can’t tell which of its exports are used/);
  expect(only.chunks.map(({ label }) => label).toSorted()).toEqual([
    'admin',
    expect.stringMatching(/^lazy: \.\/later\.js \(\d+\)$/),
    'main',
  ]);
});

test('extra copies of a few bytes are no finding', async () => {
  const trivial = await statsOf('trivial', {
    'node_modules/charts/node_modules/money/index.js': `export const format = (sum) => 'EUR' + sum;`,
    'src/shared.js': `globalThis.shared = 1;`,
  });
  expect(findingsIn(trivial).map(({ kind }) => kind)).toEqual(['large', 'large']);
});

test('warnings of the build are the last finding, with their text', async () => {
  const warned = await statsOf('warned', {
    'src/admin.js': `import { none } from './shared.js'; console.log(none);`,
    'src/shared.js': `export const some = 1;`,
  });
  const last = findingsIn(warned).at(-1)!;
  expect(last).toMatchObject({ kind: 'warnings', count: 1 });
  const { title, messages } = findingInWords(last);
  expect(title).toBe('The build has 1 warning');
  expect(messages).toEqual([expect.stringMatching(/^\.\/src\/admin\.js\nexport 'none'/)]);
  const text = reportMarkdown(reportOf(warned), 'https://example.org').join('\n');
  expect(text).toMatch(/### The build has 1 warning\n\n````text\n\.\/src\/admin\.js\nexport 'none'/);
});

test('a report for a pull request: what each entry point loads, what came and why, budgets, and what to do', async () => {
  const before = await statsOf('before', {
    'src/index.js': `import { format } from 'money'; console.log(format(1)); export const open = () => import('./later.js');`,
  });
  const report = reportOf(build, {
    before,
    budgets: [
      { entry: 'main', most: 50_000 },
      { entry: undefined, most: 10_000 },
    ],
  });
  expect(report.entrypoints.map(({ name, isOver }) => ({ name, isOver }))).toEqual([
    { name: 'main', isOver: true },
    { name: 'admin', isOver: false },
  ]);
  const text = reportMarkdown(report, 'https://example.org').join('\n');
  expect(text).toMatch(/^\| `main` \| [\d.]+ (?:bytes|KiB) \| [\d.]+ KiB \| \+[\d.]+ KiB \|$/m);
  expect(text).toMatch(/Budget: `main`: [\d.]+ KiB, \*\*[\d.]+ KiB over its budget of 48.8 KiB\*\*/);
  expect(text).toMatch(/Budget: `admin`: [\d.]+ KiB, within 9.77 KiB/);
  expect(text).toMatch(/- `\.\/node_modules\/charts\/index\.js`.*Imported by `\.\/src\/index\.js`, line 1\./);
  expect(text).toContain('(https://example.org/guides/lazy-loading/)');
  expect(text).toContain('your `package.json` (for `./src/index.js`)');
  expect(text).toContain('`node_modules/charts/package.json`');
  expect(text).toContain('```json\n{\n  "overrides": {\n    "money": "$money"\n  }\n}\n```');
});
