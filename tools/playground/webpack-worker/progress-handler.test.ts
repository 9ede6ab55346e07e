import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressHandler } from './progress-handler.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a short build says nothing of its progress, a long one every 50 milliseconds', () => {
  const told: [number, string][] = [];
  const handle = progressHandler((fraction, step) => told.push([fraction, step]));
  const build = (duration: number) => {
    for (let step = 0; step <= 200; step += 1) {
      handle(step / 200, `step ${step}`);
      vi.advanceTimersByTime(duration / 200);
    }
  };
  build(40);
  vi.advanceTimersByTime(1000);
  build(40);
  expect(told).toEqual([]);
  build(200);
  expect(told).toEqual([
    [0.25, 'step 50'],
    [0.5, 'step 100'],
    [0.75, 'step 150'],
    [1, 'step 200'],
  ]);
});
