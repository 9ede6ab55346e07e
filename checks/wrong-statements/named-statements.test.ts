import { expect, test } from 'vitest';
import { loadFacts } from '../../facts/index.ts';
import { contradictions, namedStatements } from './named-statements.ts';

const facts = loadFacts();
const wrong = (line: string, above: string[] = []): string[] =>
  contradictions(namedStatements(line, facts, above), facts);

test.each([
  ['`output.hashDigestLength` defaults to `21`.', 'output.hashDigestLength defaults to 21; webpack has 16 or 20'],
  ['[`performance.maxAssetSize`](/x/) now defaults to `30`.', 'defaults to 30; webpack has 250000'],
  [
    'See `output.hashFunction` (default: `"sha1"`).',
    'output.hashFunction defaults to "sha1"; webpack has "xxhash64" or "md4"',
  ],
  ['The default of `output.hashFunction` is `"sha1"`, which is fast.', 'webpack has "xxhash64" or "md4"'],
  ['`devServer.hot` is `false` by default.', 'devServer.hot defaults to false; webpack has true'],
  ['`output.hashFunction: "sha1"`, the default, is slow.', 'output.hashFunction defaults to "sha1"'],
  ['`output.clean defaults to true`', 'output.clean defaults to true; webpack leaves it unset'],
  ['output.hashDigestLength defaults to 21.', 'output.hashDigestLength defaults to 21; webpack has 16 or 20'],
  ['`performance.maxAssetSize` defaults to 30, which is little.', 'defaults to 30; webpack has 250000'],
  ['`performance.maxAssetSize` defaults to 30,000.', 'defaults to 30000; webpack has 250000'],
  ['`devServer.hot` is false by default.', 'devServer.hot defaults to false; webpack has true'],
  ['`optimization.minimize` is `false` by default in production mode.', 'defaults to false; webpack has true'],
  ['`optimization.minimize` defaults to `false` in production mode.', 'defaults to false; webpack has true'],
  ['`optimization.minimize` defaults to `true` with `mode: "none"`.', 'defaults to true; webpack has false'],
  [
    'Note that `optimization.minimize` is `false` by default in production mode.',
    'defaults to false; webpack has true',
  ],
  ['In production mode, `optimization.minimize` defaults to `false`.', 'defaults to false; webpack has true'],
  ['The default `mode` is `"development"`.', 'mode defaults to "development"; webpack has "production"'],
  ['By default, `output.path` is `build`.', 'defaults to build; webpack has path.resolve("dist")'],
  ['With `--mode`, `output.clean` was added in 5.3.', 'output.clean is there since 5.3; it came with 5.20.0'],
  ['`output.clean` is available since webpack 5.19.1.', 'output.clean is there since 5.19.1; it came with 5.20.0'],
  ['Use `output.clean` (since 5.21).', 'output.clean is there since 5.21; it came with 5.20.0'],
])('%s', (line, message) => {
  expect(wrong(line)).toEqual([expect.stringContaining(message)]);
});

test.each([
  '`output.hashDigestLength` defaults to `20`. `output.clean` was added in 5.20.',
  'In development mode, `optimization.minimize` defaults to `false`. It defaults to `true` in production mode.',
  '`optimization.minimize` is `true` by default in production mode, and `false` in development mode.',
  'If a plugin minimizes, `optimization.minimize` defaults to `false` in production mode.',
  'The default `mode` is `"production"`. By default, `output.path` is `dist`. `output.path` defaults to `./dist/`.',
  '`output.path` defaults to `path.join(process.cwd(), "dist")`.',
  '`devtool` defaults to `"eval"` in development mode, `cache` to something else, and `entry` defaults to `./src/index.js`.',
  'If your project has a browserslist configuration, `target` defaults to `"browserslist"`.',
  'The default of `performance.maxAssetSize` is 250,000 bytes. `performance.maxAssetSize` defaults to 250,000.',
  '`optimization.splitChunks.fallbackCacheGroup.chunks` defaults to `splitChunks.chunks`.',
  '`performance.maxAssetSize` defaults to 250000. It defaults to 244 KiB, and `output.clean` to `false`.',
  '`output.clean` defaults to `false`. `output.clean` (default `undefined`). `output.clean` defaults to `true` in a fork.',
  '`output.chunkFilename` defaults to `output.filename`. `neverHeardOf` defaults to `1` since 5.1.',
  'Since webpack 5.112, `output.clean` does more. `output.clean` can do more since 5.112.',
])('%s', (line) => {
  expect(wrong(line)).toEqual([]);
});

test('a part of what the heading claims needs no path', () => {
  expect(wrong('`maxAssetSize` defaults to `30`.')).toEqual([]);
  expect(wrong('`maxAssetSize` defaults to `30`.', ['option:performance'])).toHaveLength(1);
});

test('a post states the defaults of its day', () => {
  const statements = namedStatements('`output.hashDigestLength` defaults to `21`.', facts);
  expect(contradictions(statements, facts, { areDefaultsOld: true })).toEqual([]);
});
