import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consoleLimits } from '../../model/preview.ts';

let time: number;

beforeEach(() => {
  vi.useFakeTimers();
  // Load the module again, because it keeps the timer functions that exist when it is loaded.
  vi.resetModules();
  time = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function start() {
  const { ConsoleBatches } = await import('./console-batches.ts');
  const sent: [texts: string[], left: number][] = [];
  const batches = new ConsoleBatches((lines, left) => sent.push([lines.map(({ text }) => text), left]));
  return { batches, sent };
}

test('the first line is sent at once, those after it together', async () => {
  const { batches, sent } = await start();
  for (const text of ['one', 'two', 'three']) batches.add('log', text);
  expect(sent).toEqual([[['one'], 0]]);
  vi.advanceTimersByTime(consoleLimits.pause);
  expect(sent.slice(1)).toEqual([[['two', 'three'], 0]]);
  batches.add('log', 'four');
  batches.flush();
  expect(sent.slice(2)).toEqual([[['four'], 0]]);
});

test('lines of a loop that never lets timers run are sent while it runs', async () => {
  const { batches, sent } = await start();
  batches.add('log', 'one');
  batches.add('log', 'two');
  time += consoleLimits.pause;
  batches.add('log', 'three');
  expect(sent.slice(1)).toEqual([[['two', 'three'], 0]]);
});

test('a flood is one message with its last lines, each cut, and the number of the others', async () => {
  const { batches, sent } = await start();
  batches.add('log', 'first');
  for (let line = 0; line < 10_000; line += 1) batches.add('log', `${line} ${'x'.repeat(20_000)}`);
  vi.advanceTimersByTime(consoleLimits.pause);
  const [, [texts, left] = [[], 0]] = sent;
  expect(sent).toHaveLength(2);
  expect(texts).toHaveLength(consoleLimits.lines);
  expect(left).toBe(10_000 - consoleLimits.lines);
  expect(texts.at(-1)).toMatch(/^9999 x+…$/);
  expect(texts.at(-1)?.length).toBeLessThanOrEqual(consoleLimits.characters + 1);
});
