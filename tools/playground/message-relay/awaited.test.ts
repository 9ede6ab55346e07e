import { expect, test } from 'vitest';
import type { BuildResult, SandboxMessage } from '../model/protocol.ts';
import { Awaited } from './awaited.ts';

const options = { watch: false, hot: false };
const project = { files: {}, commandLine: '' };
const progress = (build: number): SandboxMessage => ({ type: 'progress', build, fraction: 0, step: '' });
const result = (build: number): SandboxMessage => ({ type: 'result', result: { build } as BuildResult });

test('of builds, only the last one is awaited, and one result of it', () => {
  const awaited = new Awaited();
  expect(awaited.has(result(1))).toBe(false);
  awaited.note({ type: 'build', build: 2, project, options });
  expect(
    [progress(1), result(1), progress(2), result(2), result(2), progress(2)].map((one) => awaited.has(one)),
  ).toEqual([false, false, true, true, false, false]);
});

test('statistics are awaited as often as they were asked for', () => {
  const awaited = new Awaited();
  const stats: SandboxMessage = { type: 'stats', build: 1, stats: [] };
  expect(awaited.has(stats)).toBe(false);
  awaited.note({ type: 'stats', build: 1 });
  expect([awaited.has(stats), awaited.has(stats)]).toEqual([true, false]);
});
