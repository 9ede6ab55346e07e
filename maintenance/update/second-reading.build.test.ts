/**
 * Compares the report of an update with a second reading of both packages, which shares no code with the first. The
 * earlier webpack is installed into `.cache/` from `testing/earlier-webpack/package-lock.json`, which pins each package
 * by its hash.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { entriesBetween } from '../../facts/changes/entries.ts';
import type { Entry } from '../../facts/changes/entries.ts';
import { loadFacts, loadFactsOf } from '../../facts/index.ts';
import { disagreement } from './testing/compare-readings.ts';
import type { ReadPackage } from './testing/read-package-types.ts';
import { installedFrom } from './testing/installed-from.ts';

const root = path.resolve(import.meta.dirname, '../..');

let entries: Entry[];
let before: ReadPackage;
let after: ReadPackage;

beforeAll(() => {
  const earlier = installedFrom(path.join(import.meta.dirname, 'testing/earlier-webpack'));
  entries = entriesBetween(loadFactsOf(earlier, { isEarlier: true }), loadFacts());
  before = secondReading(earlier);
  after = secondReading(root);
});

function secondReading(folder: string): ReadPackage {
  const words = ['--no-deprecation', path.join(import.meta.dirname, 'testing/read-package.ts')];
  return JSON.parse(
    execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }),
  ) as ReadPackage;
}

test('the second reading finds as much as a webpack has', () => {
  for (const read of [before, after]) {
    expect(read.options.length).toBeGreaterThan(700);
    expect(Object.keys(read.hooks).length).toBeGreaterThan(180);
    expect(read.errors.length).toBeGreaterThan(35);
    expect(read.deprecations.length).toBeGreaterThan(55);
    expect(read.plugins.length).toBeGreaterThan(70);
    expect(Object.keys(read.defaults).length).toBeGreaterThan(100);
  }
});

test('the report tells everything that it finds, and nothing that it refutes', () => {
  expect(entries.length).toBeGreaterThan(200);
  expect(disagreement(before, after, entries)).toEqual({ missing: [], untrue: [] });
});

test.each(['options', 'hooks', 'errors', 'flags', 'defaults', 'plugins'] as const)(
  'a report without one of its %s is found out',
  (area) => {
    const left = entries.find((entry) => entry.area === area && entry.change !== 'removed');
    expect(
      disagreement(
        before,
        after,
        entries.filter((entry) => entry !== left),
      ).missing,
    ).not.toEqual([]);
  },
);

test('a report with a change that is none is found out', () => {
  const known: Entry[] = [
    {
      change: 'new',
      area: 'options',
      fact: 'option:output.path',
      name: '',
      names: [],
      facts: ['option:output.path'],
      says: '',
    },
    {
      change: 'removed',
      area: 'hooks',
      fact: 'hook:Compiler.run',
      name: '',
      names: [],
      facts: ['hook:Compiler.run'],
      says: '',
    },
    { change: 'changed', area: 'defaults', fact: 'option:bail', name: '', names: [], facts: ['option:bail'], says: '' },
  ];
  const { untrue } = disagreement(before, after, [...entries, ...known]);
  expect(untrue).toEqual(['new option:output.path', 'removed hook:Compiler.run', 'default of option:bail']);
});
