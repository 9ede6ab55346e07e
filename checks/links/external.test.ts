import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestAll } from './external.ts';

const server = createServer((request, response) => {
  const status = Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200);
  if (request.url === '/silent') return;
  response.writeHead(status, status === 301 ? { location: '/new' } : {}).end('x');
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('what is gone, moved, refused and silent is told apart, each address asked once', async () => {
  const paths = ['/fine', '/fine#part', '/404', '/410', '/301', '/403', '/503', '/silent'];
  const answers = await requestAll(
    paths.map((path) => origin + path),
    { timeout: 300 },
  );
  expect(
    answers.map(({ url, state, detail }) => `${url.slice(origin.length)} ${state} ${detail.replace(origin, '')}`),
  ).toEqual([
    '/301 moved /new',
    '/403 unsure HTTP 403',
    '/404 gone HTTP 404',
    '/410 gone HTTP 410',
    '/503 unsure HTTP 503',
    '/fine answers HTTP 200',
    '/silent unsure no answer in time',
  ]);
});

test('a host that nobody has is gone', async () => {
  const [answer] = await requestAll(['http://nobody.invalid/']);
  expect(['gone', 'unsure']).toContain(answer!.state);
});
