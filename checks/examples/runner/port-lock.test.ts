import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { withPorts } from './port-lock.ts';

const folder = temporaryFolder('port-lock');

test('one at a time, also after one that failed', async () => {
  const file = path.join(folder, 'lock');
  const order: string[] = [];
  const first = withPorts(async () => {
    order.push('first begins');
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('first ends');
    throw new Error('failed');
  }, file);
  const second = withPorts(async () => void order.push('second'), file);
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that is gone is taken over', async () => {
  const file = path.join(folder, 'stale');
  // No system has a process id this large.
  writeFileSync(file, String(2 ** 30));
  expect(await withPorts(async () => 'ran', file)).toBe('ran');
});

test('a check with many projects leaves the lock to others between two of them', async () => {
  const file = path.join(folder, 'shared');
  const order: string[] = [];
  const run = (name: string) =>
    withPorts(async () => {
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }, file);
  const many = (async () => {
    for (const name of ['first', 'second', 'third']) await run(name);
  })();
  await Promise.all([many, run('other')]);
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('third'));
});
