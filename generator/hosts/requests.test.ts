/**
 * Sends one table of requests to all hosts that can run locally, and compares the responses of the two real servers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './testing/ask.ts';
import { startHost, type StandingHost } from './testing/hosts.ts';
import { requests, type Row } from './testing/requests.ts';
import { rules } from './testing/small-site.ts';
import { nginx } from './testing/start-nginx.ts';

const servers = ['npm start, as Cloudflare', ...(nginx ? ['nginx'] : [])];
const running = new Map<string, { host: StandingHost; tag: string; folder: string }>();

beforeAll(async () => {
  for (const name of Object.keys(startHost).filter((each) => each !== 'nginx' || nginx)) {
    const folder = await mkdtemp(path.join(tmpdir(), 'requests-'));
    const host = await startHost[name]!(folder);
    running.set(name, { host, folder, tag: String((await host.ask('/guides/')).headers.etag) });
  }
});
afterAll(async () => {
  for (const { host, folder } of running.values()) {
    await host.close();
    await rm(folder, { recursive: true });
  }
});

async function answerOf(name: string, { method, target, headers }: Row): Promise<Answer> {
  const { host, tag } = running.get(name)!;
  const asked = Object.entries(headers).map(([header, value]) => [header, value.replace('{ETAG}', tag)]);
  return host.ask(target, Object.fromEntries(asked) as Record<string, string>, method);
}

const titleOf = ({ method, target, headers }: Row): string =>
  `${method} ${target.slice(0, 60)} ${JSON.stringify(headers)}`;

test('the table has 150 requests and more', () => {
  expect(new Set(requests.map((row) => JSON.stringify([row.method, row.target, row.headers]))).size).toBe(
    requests.length,
  );
  expect(requests.length).toBeGreaterThanOrEqual(150);
});

describe.each(Object.keys(startHost))('%s', { tags: 'needs/nginx' }, (name) => {
  const asked = requests.filter(({ everywhere }) => everywhere || servers.includes(name));
  test.skipIf(name === 'nginx' && !nginx)('answers each request as the table says', async () => {
    const found: string[] = [];
    for (const row of asked) {
      const answer = await answerOf(name, row);
      if (answer.status !== row.status) found.push(`${titleOf(row)}: ${answer.status} instead of ${row.status}`);
      for (const [header, wanted] of Object.entries(row.wanted)) {
        const value = answer.headers[header];
        const isRight = wanted instanceof RegExp ? wanted.test(String(value)) : value === wanted;
        if (!isRight) found.push(`${titleOf(row)}: ${header} is ${value} instead of ${wanted}`);
      }
      if (servers.includes(name))
        for (const header of rules.headers.keys())
          if (answer.headers[header.toLowerCase()] === undefined) found.push(`${titleOf(row)}: no ${header}`);
      if (row.method === 'HEAD' && answer.body !== '') found.push(`${titleOf(row)}: has a body`);
    }
    expect(found).toEqual([]);
  });
});

/**
 * Headers that must be the same on both servers. Others may differ, such as entity tags, dates, lengths, and the types
 * of short error responses.
 */
const compared = [
  'allow',
  'accept-ranges',
  'cache-control',
  'content-encoding',
  'content-range',
  'location',
  'link',
  'vary',
  ...[...rules.headers.keys()].map((name) => name.toLowerCase()).filter((name) => name !== 'content-security-policy'),
];

test.skipIf(!nginx)('nginx and npm start give the same headers', { tags: 'needs/nginx' }, async () => {
  const found: string[] = [];
  for (const row of requests.filter(({ target }) => !/(?:\.|%2e)(?:br|gz)$/.test(target))) {
    const [own, other] = [await answerOf('npm start, as Cloudflare', row), await answerOf('nginx', row)];
    for (const header of compared)
      if (own.headers[header] !== other.headers[header])
        found.push(`${titleOf(row)}: ${header} is ${own.headers[header]} and ${other.headers[header]}`);
    if (row.status < 300 && own.body !== other.body) found.push(`${titleOf(row)}: another body`);
  }
  expect(found).toEqual([]);
});
