import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../../../data/test-server.ts';
import { sendJson, startServer } from '../../../data/test-server.ts';
import { fetchVotes, limitEnd } from './fetch-votes.ts';

const now = 1_800_000_000_000;
const issue = {
  repository_url: 'https://api.github.com/repos/webpack/webpack',
  number: 7,
  title: 'Seven',
  reactions: { '+1': 3 },
};

let server: TestServer;
let answer: (response: ServerResponse) => void;
beforeAll(async () => {
  server = await startServer((_request, _body, response) => answer(response));
});
afterAll(() => server.close());
const ask = () => fetchVotes(server.url, () => now);

test('counts come from the search', async () => {
  answer = (response) => sendJson(response, { total_count: 1, items: [issue] });
  expect(await ask()).toMatchObject({ state: 'live', at: now, topics: [{ number: 7, votes: 3 }] });
});

test.each([403, 429])('status %d is a limit with an end', async (status) => {
  answer = (response) => sendJson(response, {}, status, { 'x-ratelimit-reset': String(now / 1000 + 40) });
  expect(await ask()).toEqual({ state: 'limited', until: now + 40_000 });
});

test.each<[string, typeof answer]>([
  ['an error', (response) => sendJson(response, {}, 500)],
  ['no JSON', (response) => sendJson(response, '<html>')],
  ['nothing', (response) => sendJson(response, '')],
  ['another shape', (response) => sendJson(response, { items: 'many' })],
  ['more than anyone asked for', (response) => sendJson(response, { items: [], padding: 'x'.repeat(4_000_000) })],
])('%s is a failure', async (_, given) => {
  answer = given;
  expect(await ask()).toEqual({ state: 'failed' });
});

test('a cut line is being offline', async () => {
  answer = (response) => void response.destroy();
  expect(await ask()).toEqual({ state: 'offline' });
});

test('where the browser is offline, nobody is asked', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const asked = vi.fn((response: ServerResponse) => sendJson(response, { items: [] }));
  answer = asked;
  expect(await ask()).toEqual({ state: 'offline' });
  expect(asked).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('the end of a limit is what the answer says, within reason', () => {
  const end = (headers: Record<string, string>) => limitEnd(new Headers(headers), now) - now;
  expect(end({ 'retry-after': '5', 'x-ratelimit-reset': String(now / 1000 + 40) })).toBe(5000);
  expect(end({})).toBe(60_000);
  expect(end({ 'retry-after': 'soon' })).toBe(60_000);
  expect(end({ 'x-ratelimit-reset': '99999999999' })).toBe(3_600_000);
});
