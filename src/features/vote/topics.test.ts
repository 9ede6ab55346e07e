import { expect, test } from 'vitest';
import type { VoteTopic } from '../../model/vote.ts';
import { chooseTopics, countLabels, knownOrders, titleParts, topicUrl } from './topics.ts';

const topic = (number: number, more: Partial<VoteTopic> = {}): VoteTopic => ({
  repository: 'webpack/webpack',
  number,
  title: `Topic ${number}`,
  votes: null,
  labels: [],
  created: null,
  updated: null,
  ...more,
});
const topics = [
  topic(1, {
    votes: 5,
    title: 'Native CSS support',
    labels: ['css', 'feature'],
    created: '2020-01-01',
    updated: '2026-05-01',
  }),
  topic(2, { votes: 90, labels: ['feature'], created: '2019-01-01', updated: '2026-06-01' }),
  topic(3, { created: '2022-01-01' }),
];
const numbers = (search: string, order: 'wanted' | 'newest' | 'active' = 'wanted', label = '') =>
  chooseTopics(topics, { search, order, label }).map(({ number }) => number);

test('an order that no topic has the figures for is not offered', () => {
  expect(knownOrders(topics)).toEqual(['wanted', 'newest', 'active']);
  expect(knownOrders([topic(1, { created: '2020-01-01' })])).toEqual(['newest']);
  expect(knownOrders([topic(1)])).toEqual([]);
});

test('each order puts the unknown last', () => {
  expect(numbers('', 'wanted')).toEqual([2, 1, 3]);
  expect(numbers('', 'newest')).toEqual([3, 1, 2]);
  expect(numbers('', 'active')).toEqual([2, 1, 3]);
});

test('all words of the search must occur, anywhere', () => {
  expect(numbers('css NATIVE')).toEqual([1]);
  expect(numbers('webpack#2')).toEqual([2]);
  expect(numbers('css rust')).toEqual([]);
  expect(numbers('  ')).toHaveLength(3);
});

test('signs of regular expressions and markup are searched for as they are', () => {
  for (const search of ['(.*', '[', '<img onerror=alert(1)>', '🦀', '\\']) expect(numbers(search)).toEqual([]);
});

test('a search of ten thousand characters is cut', () => {
  expect(numbers('css '.repeat(2500))).toEqual([1]);
});

test('a label narrows the list', () => expect(numbers('', 'wanted', 'css')).toEqual([1]));

test('labels are counted once a topic', () => {
  expect(countLabels([...topics, topic(4, { labels: ['css', 'css', 'a'] })])).toEqual([
    { label: 'css', count: 2 },
    { label: 'feature', count: 2 },
    { label: 'a', count: 1 },
  ]);
});

test('one votes at the issue', () => {
  expect(topicUrl('https://github.com', topics[0]!)).toBe('https://github.com/webpack/webpack/issues/1');
});

test('backticks in a title mark code; a lone one is itself', () => {
  expect(titleParts('Add `target` now')).toEqual([
    { text: 'Add ', isCode: false },
    { text: 'target', isCode: true },
    { text: ' now', isCode: false },
  ]);
  expect(titleParts('a ` b')).toEqual([{ text: 'a ` b', isCode: false }]);
});
