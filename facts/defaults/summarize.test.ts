import { expect, test } from 'vitest';

import { summarize } from './summarize.ts';
import type { Observation } from './summarize.ts';

const observe = (valueOf: (mode: string, target: string) => string): Observation[] =>
  (['none', 'development', 'production'] as const).flatMap((mode) =>
    ['web', 'node', 'bun'].map((target) => ({ mode, target, value: valueOf(mode, target) })),
  );

test('a value that is everywhere the same has no cases', () => {
  expect(summarize(observe(() => 'true'))).toBe('true');
  expect(summarize([])).toBeUndefined();
});

test('one key that decides alone is the only one named', () => {
  expect(summarize(observe((mode) => String(mode === 'production')))).toEqual([
    { when: 'mode: "production"', value: 'true' },
    { when: 'otherwise', value: 'false' },
  ]);
  expect(summarize(observe((_, target) => String(target === 'node')))).toEqual([
    { when: 'target: "node"', value: 'true' },
    { when: 'otherwise', value: 'false' },
  ]);
});

test('what a configuration without a target gets comes last, also if few targets have it', () => {
  expect(summarize(observe((_, target) => String(target === 'web')))).toEqual([
    { when: 'target: "node" or "bun"', value: 'false' },
    { when: 'otherwise', value: 'true' },
  ]);
});

test('modes with the same cases share them, and nothing is said twice', () => {
  expect(summarize(observe((mode, target) => (mode === 'production' && target === 'node' ? '1' : '2')))).toEqual([
    { when: 'mode: "production", target: "node"', value: '1' },
    { when: 'otherwise', value: '2' },
  ]);
});

test('a target in several parts is written as an array', () => {
  expect(
    summarize([
      { mode: 'none', target: ['web', 'es5'], value: '1' },
      { mode: 'none', target: 'web', value: '2' },
      { mode: 'none', target: 'node', value: '2' },
    ]),
  ).toEqual([
    { when: 'target: ["web", "es5"]', value: '1' },
    { when: 'otherwise', value: '2' },
  ]);
});
