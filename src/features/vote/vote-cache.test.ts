import { expect, test } from 'vitest';
import { parseLimit, parseVoteCache } from './vote-cache.ts';

const hour = 3_600_000;
const now = 100 * hour;
const topic = {
  repository: 'webpack/webpack',
  number: 1,
  title: 'One',
  votes: 2,
  labels: ['a'],
  created: null,
  updated: '2026-01-01',
};
const stored = (at: unknown, topics: unknown = [topic]) => JSON.stringify({ topics, at });

test('an answer is good for an hour', () => {
  expect(parseVoteCache(stored(now - hour + 1), now)).toEqual({ topics: [topic], at: now - hour + 1 });
  expect(parseVoteCache(stored(now - hour), now)).toBeNull();
  expect(parseVoteCache(stored(now + 1), now)).toBeNull();
});

test.each([
  null,
  '',
  'garbage',
  '{',
  '[]',
  '7',
  stored('now'),
  stored(now, 'x'),
  stored(now, [{ ...topic, title: 3 }]),
  stored(now, [{ ...topic, repository: 'javascript:alert(1)' }]),
  stored(now, [{ ...topic, labels: [{}] }]),
  stored(now, [null]),
])('%s is no answer', (text) => expect(parseVoteCache(text, now)).toBeNull());

test('a limit counts until its end, and never for more than an hour', () => {
  expect(parseLimit(String(now + 5), now)).toBe(now + 5);
  expect([null, '', 'x', String(now), String(now + hour + 1), 'Infinity'].map((text) => parseLimit(text, now))).toEqual(
    Array(6).fill(null),
  );
});
