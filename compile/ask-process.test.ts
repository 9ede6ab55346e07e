import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, test } from 'vitest';
import { ask, askWithin } from './ask-process.ts';

let child: ChildProcess;
const start = (code: string) => {
  child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
};
afterEach(() => void child.kill());

test('an answer comes with or without a limit', async () => {
  start("process.on('message', ({ n }) => process.send({ n: n + 1 }))");
  expect(await ask(child, { n: 1 }, 'sum')).toEqual({ n: 2 });
  expect(await askWithin(child, { n: 2 }, 'sum', 60_000)).toEqual({ n: 3 });
});

test('one that never answers is ended, one that ends by itself is named', async () => {
  start("process.on('message', () => {})");
  expect(await askWithin(child, {}, 'sum', 50)).toBeUndefined();
  expect(child.killed).toBe(true);
  start("process.on('message', () => process.exit(3))");
  await expect(askWithin(child, {}, 'sum', 60_000)).rejects.toThrow('sum: its process ended early (exit code 3)');
});
