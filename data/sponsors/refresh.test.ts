import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import type { SponsorSnapshot } from '../../src/model/sponsor.ts';
import { readSnapshot } from '../snapshot.ts';
import type { TestServer } from '../test-server.ts';
import { sendJson, startServer } from '../test-server.ts';
import { knownDonors } from './known-donors.ts';
import { refreshSponsors } from './refresh.ts';
import { sponsorsFile, sponsorSnapshot } from './schema.ts';

interface SponsorRequest {
  query: string;
  variables: { account: string; limit: number; offset: number; dateFrom?: string };
}

const now = new Date('2026-11-21T00:00:00.000Z');
const lastGood = '{"fetched": null, "sponsors": []}';

const person = (slug: string, value: number, more: object = {}) => ({
  account: {
    slug,
    name: `Name of ${slug}`,
    website: `${slug}.example`,
    imageUrl: `https://images.example/${slug}.png`,
    ...more,
  },
  totalDonations: { value, currency: 'USD' },
  createdAt: '2026-11-20T08:00:00.000Z',
});
const gift = (slug: string, value: number) => ({
  fromAccount: { slug },
  amountInHostCurrency: { value, currency: 'USD' },
});

const members = [
  person('ada', 900),
  person('ada', 900),
  person('peerigon', 100),
  person('eve', 50, {
    name: '<img src=x onerror=alert(1)>',
    website: 'javascript:alert(1)',
    imageUrl: 'data:text/html,x',
  }),
  { account: null, totalDonations: { value: 7, currency: 'USD' }, createdAt: '2020-01-01T00:00:00.000Z' },
  person('nobody', 0),
];
const transactions = [gift('ada', 100), gift('ada', 20), gift('eve', 6)];

let folder: string;
let file: string;
let server: TestServer;
let asked: SponsorRequest[];
let waits: number[];
/** Timeout for a response in milliseconds, which the test of a hanging server shortens. */
let patience: number;
let hinder: (count: number, response: ServerResponse, question: SponsorRequest) => boolean;

beforeEach(async () => {
  folder = folderForTest('sponsors');
  file = join(folder, 'sponsors.json');
  await writeFile(file, lastGood);
  asked = [];
  waits = [];
  patience = 60_000;
  hinder = () => false;
  server = await startServer((_, body, response) => {
    const question = JSON.parse(body) as SponsorRequest;
    asked.push(question);
    if (hinder(asked.length, response, question)) return;
    const { limit, offset, dateFrom } = question.variables;
    const all: unknown[] = dateFrom ? transactions : members;
    sendJson(response, {
      data: { account: { page: { totalCount: all.length, nodes: all.slice(offset, offset + limit) } } },
    });
  });
});
afterEach(() => server.close());

const refresh = () =>
  refreshSponsors(
    {
      api: server.url,
      account: 'webpack',
      pageSize: 2,
      pace: 6_500,
      timeout: patience,
      longestAnswer: 100_000,
      wait: async (milliseconds) => void waits.push(milliseconds),
    },
    file,
    now,
  );
const written = async () => JSON.parse(await readFile(file, 'utf8')) as SponsorSnapshot;

test('all pages are read, at the allowed pace', async () => {
  expect(await refresh()).toBe('7 sponsors written; entries that could not be read: 1.');
  expect(asked.map(({ variables }) => variables.offset)).toEqual([0, 2, 4, 0, 2]);
  expect(asked.every(({ variables }) => variables.account === 'webpack' && variables.limit === 2)).toBe(true);
  expect(waits).toEqual([6_500, 6_500, 6_500]);
});

test('the last year is asked for, and averaged over twelve months', async () => {
  await refresh();
  expect(asked.at(-1)?.variables.dateFrom).toBe('2025-11-21T00:00:00.000Z');
  expect((await written()).sponsors.find(({ slug }) => slug === 'ada')).toEqual({
    slug: 'ada',
    name: 'Name of ada',
    website: 'https://ada.example/',
    avatar: 'https://images.example/ada.png',
    totalDonations: 900,
    monthlyDonations: 10,
    firstDonation: '2026-11-20',
  });
});

test('known donors are merged in, also with what they give here', async () => {
  await refresh();
  const { sponsors } = await written();
  expect(knownDonors.every((donor) => sponsors.some(({ slug }) => slug === donor.slug))).toBe(true);
  expect(sponsors.find(({ slug }) => slug === 'peerigon')?.totalDonations).toBe(1541.39);
});

test('hostile addresses are dropped; a name stays text', async () => {
  await refresh();
  expect((await written()).sponsors.find(({ slug }) => slug === 'eve')).toMatchObject({
    name: '<img src=x onerror=alert(1)>',
    website: null,
    avatar: null,
  });
});

test('sums, names and dates of other types are left out, not guessed', async () => {
  const odd = [{ name: { evil: 1 } }, { name: 7 }, { website: [] }, { imageUrl: {} }, { slug: '' }].map((more) =>
    person('odd', 10, more),
  );
  hinder = (_, response, { variables }) => {
    if (variables.dateFrom || variables.offset > 0) return false;
    const nodes = [
      members[0],
      ...odd,
      { ...person('odd', 0), totalDonations: { value: '1e9' } },
      { ...person('odd', 5), createdAt: 'today' },
      null,
      'x',
    ];
    sendJson(response, { data: { account: { page: { totalCount: nodes.length, nodes } } } });
    return true;
  };
  expect(await refresh()).toMatch(/could not be read: 9\.$/);
  expect((await written()).sponsors.map(({ slug }) => slug)).not.toContain('odd');
});

test('a rate limit is waited for as long as it asks', async () => {
  hinder = (count, response) => {
    if (count !== 2) return false;
    sendJson(response, {}, 429, { 'retry-after': '17' });
    return true;
  };
  await refresh();
  expect(waits).toContain(17_000);
  expect((await written()).sponsors).toHaveLength(7);
});

test.each<[string, typeof hinder, RegExp]>([
  ['always limited', (_, response) => (sendJson(response, {}, 429), true), /HTTP 429/],
  [
    'limited for an hour',
    (_, response) => (sendJson(response, {}, 429, { 'retry-after': '3600' }), true),
    /asks to wait 3600 s/,
  ],
  ['down', (_, response) => (sendJson(response, 'Bad gateway', 502), true), /HTTP 502/],
  ['refusing', (_, response) => (sendJson(response, {}, 401), true), /HTTP 401/],
  ['cutting the line', (_, response) => (response.destroy(), true), /did not answer/],
  [
    'failing at the second list',
    (_, response, { variables }) => {
      if (!variables.dateFrom) return false;
      sendJson(response, { errors: [{ message: 'Too complex' }], data: null });
      return true;
    },
    /Too complex/,
  ],
  [
    'giving half with an error',
    (_, response) => {
      sendJson(response, { errors: [{ message: 'Half' }], data: { account: { page: { totalCount: 1, nodes: [] } } } });
      return true;
    },
    /Half/,
  ],
  ['of another shape', (_, response) => (sendJson(response, { data: { account: null } }), true), /unknown shape/],
  ['sending no JSON', (_, response) => (sendJson(response, '<html>'), true), /JSON/],
  ['sending nothing', (_, response) => (sendJson(response, ''), true), /127\.0\.0\.1.*no JSON/],
  [
    'breaking off in the middle',
    (_, response) => (sendJson(response, '{"data": {"acc'), true),
    /127\.0\.0\.1.*no JSON/,
  ],
  [
    'sending without end',
    (_, response) => (sendJson(response, { data: 'x'.repeat(1_000_000) }), true),
    /more than 100000 characters/,
  ],
  [
    'speaking of endless entries',
    (count, response) => {
      sendJson(response, { data: { account: { page: { totalCount: 9e15, nodes: members.slice(0, 2) } } } });
      return count < 10;
    },
    /9000000000000000 entries/,
  ],
  [
    'counting in another type',
    (_, response) => (sendJson(response, { data: { account: { page: { totalCount: '6', nodes: {} } } } }), true),
    /unknown shape/,
  ],
  [
    'asking to wait for absurdly long',
    (_, response) => (sendJson(response, {}, 429, { 'retry-after': '9'.repeat(40) }), true),
    /asks to wait/,
  ],
  [
    'limited until a date that is none',
    (_, response) => (sendJson(response, {}, 429, { 'retry-after': '<b>soon</b>', 'x-ratelimit-reset': 'NaN' }), true),
    /HTTP 429/,
  ],
  [
    'ending too early',
    (count, response) => {
      if (count === 1) return false;
      sendJson(response, { data: { account: { page: { totalCount: 6, nodes: [] } } } });
      return true;
    },
    /stopped at 2 of 6/,
  ],
  [
    'knowing nobody',
    (_, response) => {
      sendJson(response, { data: { account: { page: { totalCount: 0, nodes: [] } } } });
      return true;
    },
    /no member/,
  ],
])('an API that is %s leaves the last good snapshot', async (_, obstacle, message) => {
  hinder = obstacle;
  await expect(refresh()).rejects.toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(lastGood);
});

test.each<[string, typeof hinder, RegExp]>([
  ['never answering', () => true, /did not answer: .*timeout/],
  [
    'falling silent in the middle',
    (_, response) => (response.writeHead(200).write('{"data":'), true),
    /did not answer as expected: .*timeout/,
  ],
])('an API that is %s leaves the last good snapshot', async (_, obstacle, message) => {
  hinder = obstacle;
  patience = 500;
  await expect(refresh()).rejects.toThrow(message);
  expect(await readFile(file, 'utf8')).toBe(lastGood);
});

test('the committed snapshot fits its schema and holds the known donors', async () => {
  const { sponsors } = await readSnapshot(sponsorsFile, sponsorSnapshot);
  expect(sponsors.map(({ slug }) => slug)).toEqual(expect.arrayContaining(knownDonors.map(({ slug }) => slug)));
});

test('a damaged snapshot is named', async () => {
  await writeFile(file, '{"fetched": null, "sponsors": [{"slug": 3}]}');
  await expect(readSnapshot(file, sponsorSnapshot)).rejects.toThrow(
    /sponsors\.json is not a snapshot:[\s\S]*sponsors\[0\]\.slug/,
  );
});
