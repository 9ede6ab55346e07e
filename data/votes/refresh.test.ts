import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { githubIssue } from '../testing/github-issue.ts';
import type { VoteSnapshot } from '../../src/model/vote.ts';
import { readSnapshot } from '../snapshot.ts';
import type { TestServer } from '../test-server.ts';
import { sendJson, startServer } from '../test-server.ts';
import { refreshVotes } from './refresh.ts';
import { votesFile, voteSnapshot } from './schema.ts';

const known = (number: number) => ({
  repository: 'webpack/webpack',
  number,
  title: `Old title ${number}`,
  votes: null,
  labels: [],
  created: null,
  updated: null,
});
const lastGood = JSON.stringify({ fetched: null, topics: [known(1), known(2), known(3)] } satisfies VoteSnapshot);

let folder: string;
let file: string;
let server: TestServer;
let asked: string[];
let waits: number[];
/** Timeout for a response in milliseconds, which the test of a hanging server shortens. */
let patience: number;
let hinder: (request: IncomingMessage, response: ServerResponse) => boolean;

beforeEach(async () => {
  folder = folderForTest('votes');
  file = join(folder, 'votes.json');
  await writeFile(file, lastGood);
  asked = [];
  waits = [];
  patience = 60_000;
  hinder = () => false;
  server = await startServer((request, _, response) => {
    asked.push(decodeURIComponent(request.url!));
    if (hinder(request, response)) return;
    if (request.url!.startsWith('/search/')) {
      sendJson(response, { total_count: 2, items: [githubIssue(1, 40), githubIssue(9, 70)] });
    } else if (request.url === '/repos/webpack/webpack/issues/2') {
      sendJson(response, githubIssue(2, 50));
    } else {
      sendJson(response, githubIssue(3, 99, { state: 'closed' }));
    }
  });
});
afterEach(() => server.close());

const refresh = () =>
  refreshVotes(
    {
      api: server.url,
      timeout: patience,
      longestAnswer: 100_000,
      wait: async (milliseconds) => void waits.push(milliseconds),
    },
    file,
    new Date('2026-11-21T00:00:00Z'),
  );

test('the snapshot holds what was found and what is still open of the known, most wanted first', async () => {
  expect(await refresh()).toBe('3 topics written.');
  const { fetched, topics } = await readSnapshot(file, voteSnapshot);
  expect(fetched).toBe('2026-11-21T00:00:00.000Z');
  expect(topics.map(({ number, votes }) => [number, votes])).toEqual([
    [9, 70],
    [2, 50],
    [1, 40],
  ]);
  expect(topics[2]).toEqual({
    repository: 'webpack/webpack',
    number: 1,
    title: 'Request 1',
    votes: 40,
    labels: ['enhancement'],
    created: '2020-01-02',
    updated: '2026-01-02',
  });
});

test('a hostile request is text alone, and leads nowhere else', async () => {
  hinder = (request, response) => {
    if (!request.url!.startsWith('/search/')) return false;
    sendJson(response, {
      items: [
        githubIssue(9, 70, {
          title: '<img src=x onerror=alert(1)>',
          html_url: 'javascript:alert(1)',
          labels: [{ name: '<b>bold</b>' }, { name: {} }, 7],
        }),
        githubIssue(10, 5, { repository_url: 'javascript:alert(1)//repos/a/b/../c' }),
      ],
    });
    return true;
  };
  await refresh();
  const { topics } = await readSnapshot(file, voteSnapshot);
  expect(topics[0]).toMatchObject({
    repository: 'webpack/webpack',
    number: 9,
    title: '<img src=x onerror=alert(1)>',
    labels: ['<b>bold</b>'],
  });
  expect(JSON.stringify(topics)).not.toContain('javascript:');
});

test('the rate limit of the host is waited for', async () => {
  const reset = Math.floor(Date.now() / 1000) + 30;
  hinder = (request, response) => {
    if (asked.length > 1 || !request.url!.startsWith('/search/')) return false;
    sendJson(response, {}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) });
    return true;
  };
  await refresh();
  expect(waits).toHaveLength(1);
  expect(asked.filter((url) => url.startsWith('/search/'))).toHaveLength(2);
});

test.each<[string, typeof hinder, RegExp]>([
  ['forbidding', (_, response) => (sendJson(response, {}, 403), true), /HTTP 403/],
  [
    'limited for long',
    (_, response) => (
      sendJson(response, {}, 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }),
      true
    ),
    /asks to wait/,
  ],
  [
    'limited for it does not say how long',
    (_, response) => (sendJson(response, {}, 403, { 'x-ratelimit-remaining': '0' }), true),
    /HTTP 403/,
  ],
  [
    'limited until nonsense',
    (_, response) => (
      sendJson(response, {}, 429, {
        'retry-after': 'soon',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': 'later',
      }),
      true
    ),
    /HTTP 429/,
  ],
  ['sending nothing', (_, response) => (sendJson(response, ''), true), /no JSON/],
  ['breaking off in the middle', (_, response) => (sendJson(response, '{"items": ['), true), /no JSON/],
  [
    'sending without end',
    (_, response) => (sendJson(response, { items: [], padding: 'x'.repeat(1_000_000) }), true),
    /more than 100000 characters/,
  ],
  [
    'listing what are no issues',
    (_, response) => (
      sendJson(response, { items: [null, 7, [], { repository_url: { toString: 1 }, number: 1, title: 'x' }] }),
      true
    ),
    /finds no open request/,
  ],
  [
    'finding nothing',
    (_, response) => (sendJson(response, { total_count: 0, items: [] }), true),
    /finds no open request/,
  ],
  ['of another shape', (_, response) => (sendJson(response, { message: 'hello' }), true), /not a list of issues/],
  [
    'failing at a known topic',
    (request, response) => {
      if (!request.url!.startsWith('/repos/')) return false;
      sendJson(response, {}, 500);
      return true;
    },
    /HTTP 500/,
  ],
])('a host that is %s leaves the last good snapshot', async (_, obstacle, message) => {
  hinder = obstacle;
  await expect(refresh()).rejects.toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(lastGood);
});

test('a host that never answers leaves the last good snapshot', async () => {
  hinder = () => true;
  patience = 200;
  await expect(refresh()).rejects.toThrow(/timeout/);
  expect(await readFile(file, 'utf8')).toBe(lastGood);
});

test('the committed snapshot fits its schema, and never fetched has no counts', async () => {
  const { fetched, topics } = await readSnapshot(votesFile, voteSnapshot);
  expect(topics.length).toBeGreaterThan(0);
  if (fetched === null) expect(topics.every(({ votes }) => votes === null)).toBe(true);
});
