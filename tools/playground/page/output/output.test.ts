import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Asset, BuildResult, CompilationResult } from '../../model/protocol.ts';
import { assetsOf, compareBuilds, totalsOf } from './compare-builds.ts';
import { explanationOf } from './explanation.ts';
import { afterMessage, emptyConsole } from './console-lines.ts';
import { previewRun } from './preview-run.ts';
import { modulesOf } from './stats-modules.ts';

const asset = (name: string, text: string, more: Partial<Asset> = {}): Asset => ({
  name,
  content: new TextEncoder().encode(text),
  size: text.length,
  gzip: 1,
  changed: true,
  info: { immutable: false, development: false, hot: false, module: false },
  ...more,
});
const compilation = (assets: Asset[], more: Partial<CompilationResult> = {}): CompilationResult => ({
  hash: 'h',
  mode: 'production',
  output: 'dist',
  publicPath: 'auto',
  forBrowser: true,
  emitted: true,
  entries: [{ name: 'main', files: assets.map(({ name }) => name) }],
  assets,
  problems: [],
  time: 1,
  ...more,
});
const result = (...compilations: CompilationResult[]): BuildResult => ({
  build: 1,
  exitCode: 0,
  compilations,
  problems: [],
  notices: [],
  console: [],
  time: { total: 1, configuration: 1 },
  incremental: false,
});
const html = (files: Record<string, string>, built: BuildResult) => previewRun({ files, commandLine: '' }, built)?.html;

test('without a page, the preview loads the entries', () => {
  const built = result(compilation([asset('a.css', ''), asset('main.js', '')]));
  expect(html({}, built)).toContain('<link rel="stylesheet" href="a.css"><script src="main.js"></script>');
  expect(Object.keys(previewRun({ files: {}, commandLine: '' }, built)?.files ?? {})).toEqual(['a.css', 'main.js']);
});

test('a page of the build comes before one of the project', () => {
  const built = result(
    compilation([asset('about.html', 'about'), asset('index.html', 'emitted'), asset('main.js', '')]),
  );
  expect(html({ 'dist/index.html': 'written' }, built)).toBe('emitted');
});

test('a page of the project gets the entries that it lacks, and loses the output folder', () => {
  const built = result(compilation([asset('one.js', ''), asset('two.js', '')]));
  expect(html({ 'index.html': '<body><script src="./dist/one.js"></script></body>' }, built)).toBe(
    '<body><script src="one.js"></script><script src="two.js"></script></body>',
  );
});

test('modules are loaded as modules, and a build for Node.js has no preview', () => {
  const info = { immutable: false, development: false, hot: false, module: true };
  expect(html({}, result(compilation([asset('main.mjs', '', { info })])))).toContain(
    '<script type="module" src="main.mjs">',
  );
  expect(
    previewRun({ files: {}, commandLine: '' }, result(compilation([asset('a.js', '')], { forBrowser: false }))),
  ).toBeUndefined();
});

test('several output folders keep their names below the common one', () => {
  const built = result(
    compilation([asset('main.js', '')], { output: 'dist/shop' }),
    compilation([asset('main.js', '')], { output: 'dist/cart' }),
  );
  expect(Object.keys(previewRun({ files: {}, commandLine: '' }, built)?.files ?? {})).toEqual([
    'shop/main.js',
    'cart/main.js',
  ]);
  expect(assetsOf(built).map(({ name }) => name)).toEqual(['dist/shop/main.js', 'dist/cart/main.js']);
});

test('two builds are compared by file, whatever the hashes in names', () => {
  const left = result(
    compilation([asset('main.0123456789abcdef0123.js', 'a'), asset('same.js', 's'), asset('gone.js', '')]),
  );
  const right = result(
    compilation([asset('main.fedcba98765432100123.js', 'b'), asset('same.js', 's'), asset('new.js', '')]),
  );
  expect(compareBuilds(left, right).map(({ name, state }) => [name, state])).toEqual([
    ['gone.js', 'only in this build'],
    ['main.[hash].js', 'differs'],
    ['new.js', 'only in the other'],
    ['same.js', 'same'],
  ]);
});

test('sums are those of all files, and none where a part is not known', () => {
  expect(totalsOf([asset('a', 'xx'), asset('b', 'y')])).toEqual({ size: 3, gzip: 2, brotli: undefined });
});

test.each(['Invalid configuration object. Webpack', "✖ Failed to load '/project/webpack.config.js' config"])(
  'a configuration that fails with “%s” leads to a page about it',
  (message) => {
    const problem = { severity: 'error', name: 'X', message, origin: 'configuration' } as const;
    const { href = '' } = explanationOf(problem, new Map()) ?? {};
    expect(existsSync(new URL(`../../../../content${href.replace(/\/$/, '.md')}`, import.meta.url)), href).toBe(true);
    expect(explanationOf({ ...problem, origin: 'build' }, new Map())).toBeUndefined();
  },
);

const printed = (...texts: string[]) => ({
  type: 'console' as const,
  lines: texts.map((text) => ({ level: 'log' as const, text })),
  left: 0,
});

test('an error of the page is said to be uncaught once, whoever adds the word', () => {
  for (const text of ['Uncaught Error: boom', 'Error: boom']) {
    const { lines } = afterMessage(emptyConsole, { type: 'console', lines: [{ level: 'uncaught', text }], left: 0 });
    expect(lines).toEqual([{ level: 'uncaught', text: 'Uncaught Error: boom' }]);
  }
});

test('the console shows the last lines as far as they can be laid out, and counts the others', () => {
  const numbers = Array.from({ length: 600 }, (_, index) => String(index));
  const many = afterMessage(afterMessage(emptyConsole, printed('first')), { ...printed(...numbers), left: 1000 });
  expect(many.left).toBe(1101);
  expect(many.lines.map(({ text }) => text)).toEqual(numbers.slice(100));
  const long = afterMessage(many, printed(...Array.from({ length: 20 }, () => 'x'.repeat(10_000))));
  expect(long.lines).toHaveLength(10);
  expect(long.left).toBe(1101 + 500 + 10);
});

test('modules of stats with anything in place of texts are listed', () => {
  const noString = { toString: 1, valueOf: 1 };
  const modules = [
    { name: noString, identifier: './a.js', size: 1, chunks: [noString, 7], reasons: [{ moduleName: noString }] },
    { name: 'x'.repeat(1_000_000), size: 2 },
    null,
  ];
  const [long, odd, none] = modulesOf({ modules });
  expect(long?.name.length).toBeLessThan(1_100);
  expect(odd).toEqual({ name: './a.js', size: 1, chunks: ['7'], reasons: [] });
  expect(none).toEqual({ name: '', size: 0, chunks: [], reasons: [] });
});
