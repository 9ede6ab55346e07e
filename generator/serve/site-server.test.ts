/** Tests behavior of the server that the host tests in `generator/hosts/` don't cover. */
import { existsSync, renameSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { ask } from '../hosts/testing/ask.ts';
import { createSiteServer, PortTaken, type SiteServer } from './site-server.ts';

const folder = temporaryFolder('server');
let server: SiteServer;
const port = () => Number(new URL(server.url).port);

beforeAll(async () => {
  server = createSiteServer(folder);
  await server.listen(0);
});
afterAll(() => server.close());

test('malformed paths are refused', async () => {
  for (const target of ['/%', '/%E0%A4%A', '/%zz']) expect((await ask(port(), target)).status, target).toBe(400);
});

test('nothing is taken from readers, and a refusal has the headers of every answer', async () => {
  await writeFile(path.join(folder, '_headers'), '/*\n  X-Safe: yes\n');
  const answer = await new Promise((resolve, reject) => {
    request({ port: port(), host: '127.0.0.1', method: 'POST' }, resolve).on('error', reject).end('words');
  });
  expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD', 'x-safe': 'yes' } });
  expect(await ask(port(), '/%')).toMatchObject({ status: 400, headers: { 'x-safe': 'yes' } });
});

test('a folder without even a 404 page answers all the same', async () => {
  expect(await ask(port(), '/')).toMatchObject({ status: 404, body: 'Not found\n' });
});

test('rules are those of the files as they are now, values of one header joined', async () => {
  await writeFile(path.join(folder, 'index.html'), 'home');
  expect((await ask(port(), '/')).headers['x-a']).toBeUndefined();
  await writeFile(path.join(folder, '_headers'), '# c\n/*\n  X-A: one\n/index.html\n  X-A: two\n');
  await writeFile(path.join(folder, '_redirects'), '# c\n/old/ / 301\n');
  expect((await ask(port(), '/')).headers['x-a']).toBe('one, two');
  expect((await ask(port(), '/old/')).headers.location).toBe('/');
});

test('a folder that a build renames between a request and its answer is looked for anew', async () => {
  const names = ['staging', 'dist'].map((name) => path.join(folder, name)) as [string, string];
  await mkdir(names[0]);
  await writeFile(path.join(names[0], 'index.html'), 'home');
  let requested = false;
  const moving = createSiteServer({
    isWhole: true,
    settled: async () => {
      requested = true;
    },
    get path() {
      if (existsSync(names[1])) return names[1];
      // Renames the served folder after the server has read its path, but before it reads the file.
      if (requested) renameSync(...names);
      return names[0];
    },
  });
  await moving.listen(0);
  expect(await ask(Number(new URL(moving.url).port), '/')).toMatchObject({ status: 200, body: 'home' });
  await moving.close();
});

test('a taken port is named, with what to do', async () => {
  const second = createSiteServer(folder);
  await expect(second.listen(port())).rejects.toThrow(PortTaken);
  await expect(createSiteServer(folder).listen(port())).rejects.toThrow(`PORT=${port() + 1}`);
});
