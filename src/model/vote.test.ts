import { expect, test } from 'vitest';
import { mergeTopics, readIssue, readSearch, voteSearchUrl } from './vote.ts';

const issue = {
  repository_url: 'https://api.github.com/repos/webpack/webpack',
  number: 536,
  title: 'Use a HTML file as an entry point?',
  state: 'open',
  labels: [{ name: 'enhancement' }, 'plain'],
  reactions: { '+1': 12 },
  created_at: '2014-10-19T10:00:00Z',
  updated_at: '2026-01-02T10:00:00Z',
};
const topic = {
  repository: 'webpack/webpack',
  number: 536,
  title: issue.title,
  votes: 12,
  labels: ['enhancement', 'plain'],
  created: '2014-10-19',
  updated: '2026-01-02',
};

test('an issue becomes a topic', () => expect(readIssue(issue)).toEqual(topic));

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a pull request', { ...issue, pull_request: {} }],
  ['a closed one', { ...issue, state: 'closed' }],
  ['one without a title', { ...issue, title: ' ' }],
  ['a title that is no text', { ...issue, title: { evil: true } }],
  ['a number that is none', { ...issue, number: '536' }],
  ['a repository elsewhere', { ...issue, repository_url: 'javascript:alert(1)' }],
  ['a repository that is no text', { ...issue, repository_url: { toString: 1 } }],
  ['a path instead of a repository', { ...issue, repository_url: 'https://x/repos/../etc' }],
])('%s is not put to the vote', (_, value) => expect(readIssue(value)).toBeNull());

test('fields of a wrong type are left out, long ones cut', () => {
  const odd = readIssue({
    ...issue,
    labels: 'all',
    reactions: { '+1': '<b>9</b>' },
    created_at: 'yesterday',
    updated_at: 7,
    title: 'x'.repeat(9000),
  });
  expect(odd).toMatchObject({ labels: [], votes: null, created: null, updated: null });
  expect(odd?.title).toHaveLength(300);
});

test('an answer that is no list of issues is refused', () => {
  for (const answer of [null, 'x', [], {}, { items: {} }]) expect(() => readSearch(answer)).toThrow(TypeError);
  expect(readSearch({ total_count: 3, items: [issue, {}, null] })).toEqual({ total: 3, topics: [topic] });
});

test('fresh topics replace known ones', () => {
  const other = { ...topic, number: 1 };
  expect(mergeTopics([{ ...topic, votes: null }, other], [topic, { ...topic, number: 2 }])).toEqual([
    topic,
    other,
    { ...topic, number: 2 },
  ]);
});

test('the search asks for the most wanted open issues', () => {
  const url = new URL(voteSearchUrl('https://api.github.com', 2));
  expect(url.pathname).toBe('/search/issues');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: 'org:webpack is:issue is:open -label:bug',
    sort: 'reactions-+1',
    order: 'desc',
    per_page: '100',
    page: '2',
  });
});
