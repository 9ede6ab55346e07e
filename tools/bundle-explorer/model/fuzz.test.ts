/** Fuzzes stats files. Each must either be shown, or be rejected with a message for the reader. */
import { test } from 'vitest';
import { fuzz, refuseRawErrors } from '../../../compile/testing/fuzz.ts';
import { mutateJson } from '../../../compile/testing/mutate-json.ts';
import { mutateText } from '../../../compile/testing/mutate-text.ts';
import { bailoutKind, bailoutsIn } from './bailouts.ts';
import type { Build } from './build.ts';
import { compareBuilds } from './compare.ts';
import { duplicatesIn, repeatedIn } from './duplicates.ts';
import { loadingOf } from './loading.ts';
import { modulePath } from './module-path.ts';
import { readStats, StatsFailure } from './read/read-stats.ts';
import { sizeTree } from './size-tree.ts';
import { whyAnswers } from './why.ts';

/** Stats of a small build with entries, a lazy chunk, a concatenated module, a package, and reasons of each kind. */
const stats = {
  version: '5.100.0',
  hash: 'a1',
  errorsCount: 0,
  warningsCount: 1,
  filteredModules: 2,
  entrypoints: { main: { chunks: [1] }, other: { chunks: [1, 'lazy'] } },
  assets: [
    { name: 'main.js', size: 300, chunks: [1], related: [{ type: 'gzipped', size: 100 }] },
    { type: 'assets by', children: [{ name: 'lazy.js', size: 30, chunks: ['lazy'] }] },
  ],
  chunks: [
    {
      id: 1,
      names: ['main'],
      entry: true,
      initial: true,
      size: 200,
      files: ['main.js'],
      children: ['lazy'],
      parents: [],
    },
    {
      id: 'lazy',
      size: 20,
      files: ['lazy.js'],
      parents: [1],
      reason: 'split chunk (cache group: defaultVendors)',
      origins: [
        { moduleIdentifier: '/a/src/index.js', moduleName: './src/index.js', request: './lazy.js', loc: '3:1' },
      ],
      childrenByOrder: { prefetch: [1] },
    },
  ],
  modules: [
    {
      identifier: '/a/src/index.js|1',
      name: './src/index.js + 1 modules',
      size: 120,
      chunks: [1],
      id: 7,
      optimizationBailout: ['ModuleConcatenation bailout: Module is not an ECMAScript module'],
      modules: [
        {
          identifier: '/a/src/index.js',
          name: './src/index.js',
          size: 100,
          chunks: [1],
          usedExports: ['a'],
          reasons: [{ type: 'entry', loc: 'main', active: true }],
        },
        {
          identifier: '/a/src/b.js',
          name: './src/b.js',
          size: 20,
          chunks: [1],
          usedExports: true,
          reasons: [
            {
              moduleIdentifier: '/a/src/index.js',
              type: 'harmony side effect evaluation',
              userRequest: './b.js',
              loc: '1:0-5',
              active: false,
            },
          ],
        },
      ],
    },
    {
      identifier: '/a/node_modules/x/i.js',
      name: './node_modules/x/i.js',
      size: 20,
      chunks: ['lazy'],
      reasons: [{ moduleIdentifier: '/a/src/b.js', type: 'import()', userRequest: 'x', loc: '2:1', active: true }],
    },
    {
      identifier: '/a/node_modules/y/node_modules/x/i.js',
      name: './node_modules/y/node_modules/x/i.js',
      size: 9,
      chunks: [1, 'lazy'],
      orphan: true,
      reasons: [],
    },
  ],
  children: [{ name: 'css', modules: [{ identifier: 'c', name: 'c', chunks: [0] }], chunks: [{ id: 0 }] }],
};
const text = JSON.stringify(stats, null, 1);
const pieces = [
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  '"modules": [',
  '"chunks": [',
  '"\\ud800"',
  '"children": ',
  '[[[[',
  '-0',
  'tru',
];

/** Splits a text into pieces that cut through values and multi-byte characters. */
async function* piecesOf(source: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(source);
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

function askAll(build: Build, before: Build | undefined): void {
  sizeTree(build, (module, chunk) => (build.modules[module]?.size ?? 0) + chunk);
  const answers = whyAnswers(build);
  build.modules.forEach((module, index) => {
    modulePath(module);
    answers.why(index);
    answers.gate(index);
    answers.above(index);
  });
  duplicatesIn(build);
  repeatedIn(build);
  for (const { modules } of bailoutsIn(build))
    modules.forEach(({ module }) => build.modules[module]!.bailouts.map(bailoutKind));
  for (const entry of build.entrypoints) loadingOf(build, entry);
  compareBuilds(before ?? build, build);
}

async function check(source: string, size: number): Promise<void> {
  let builds: Build[];
  try {
    builds = await readStats(piecesOf(source, size));
  } catch (error) {
    if (!(error instanceof StatsFailure)) throw error;
    return refuseRawErrors(error.message);
  }
  for (const build of builds) askAll(build, builds[0]);
}

test('a stats file that was cut, joined or damaged', async () => {
  await fuzz(1000, (random) =>
    check(mutateText(text, { random, pieces, others: [text] }), random.pick([1, 7, 64, 100_000])),
  );
});

test('stats with anything in place of what webpack writes', async () => {
  await fuzz(1000, (random) => check(JSON.stringify(mutateJson(stats, random)), 4096));
});

test.each([
  ['children in children', '{"children":[', '{}', ']}'],
  ['modules in modules', '{"modules":[', '{"identifier":"a","name":"a"}', ']}'],
  ['lists in a value', '{"modules":[],"assets":[', '1', ']}'],
])('%s, 100,000 levels deep', async (_, open, inside, close) => {
  await check(open.repeat(100_000) + inside + close.repeat(100_000), 100_000);
  await check(`{"modules":[{"identifier":"a","reasons":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`, 100_000);
});
