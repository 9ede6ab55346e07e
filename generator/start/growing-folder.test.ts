/**
 * Tests serving a site while it is being built. The test plays the part of the build, and writes the files one by one.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { ask } from '../hosts/testing/ask.ts';
import { createSiteServer, type SiteServer } from '../serve/site-server.ts';
import { GrowingFolder } from './growing-folder.ts';

let scratch: string;
let growing: GrowingFolder;
let server: SiteServer;
const target = () => path.join(scratch, 'dist');
const staging = () => path.join(scratch, 'dist.building-1');
const get = (address: string) => ask(Number(new URL(server.url).port), address);

beforeEach(async () => {
  scratch = folderForTest('growing');
  growing = new GrowingFolder(target());
  server = createSiteServer(growing);
  await server.listen(0);
});
afterEach(() => server.close());

async function make(file: string, content = `the ${file}`): Promise<void> {
  await mkdir(path.dirname(path.join(staging(), file)), { recursive: true });
  await writeFile(path.join(staging(), file), content);
  growing.onFile(file);
}

/** Writes all pages except a printable one. */
async function makeReadable(): Promise<void> {
  for (const file of ['index.html', '404.html', 'guides/index.html']) await make(file);
  growing.onReadable(staging(), ['guides/printable/index.html']);
}

async function finish(): Promise<void> {
  await rename(staging(), target());
  growing.finish();
}

/** Whether a request is still pending after a later request got a response. */
async function isWaiting(answer: Promise<unknown>): Promise<boolean> {
  const other = get('/').then(() => 'the other one');
  return (await Promise.race([answer, other])) === 'the other one';
}

test('the first request waits until the pages can be read', async () => {
  const answer = get('/guides/');
  await makeReadable();
  expect(await answer).toMatchObject({ status: 200, body: 'the guides/index.html' });
});

test('a file that is still to come is waited for, though a part of it is there', async () => {
  await makeReadable();
  await mkdir(path.join(staging(), 'assets'));
  await writeFile(path.join(staging(), 'assets/card.png'), 'the ass');
  const answers = ['/assets/card.png', '/guides/printable/', '/guides/printable'].map(get);
  for (const answer of answers) expect(await isWaiting(answer)).toBe(true);
  await make('assets/card.png');
  await make('guides/printable/index.html');
  expect(await Promise.all(answers)).toMatchObject([
    { status: 200, body: 'the assets/card.png' },
    { status: 200, body: 'the guides/printable/index.html' },
    { status: 301 },
  ]);
});

test('an address that no page has is answered at once, a file that never came at the end', async () => {
  await makeReadable();
  for (const address of ['/nowhere/', '/nowhere'])
    expect(await get(address)).toMatchObject({ status: 404, body: 'the 404.html' });
  const answer = get('/nowhere.png');
  expect(await isWaiting(answer)).toBe(true);
  await finish();
  expect(await answer).toMatchObject({ status: 404, body: 'the 404.html' });
});

test('pages are served before, while and after the build renames the folder', async () => {
  await makeReadable();
  const answers = [get('/guides/'), rename(staging(), target()), get('/guides/')] as const;
  const [before, , meanwhile] = await Promise.all(answers);
  expect([before, meanwhile]).toMatchObject([{ status: 200 }, { status: 200 }]);
  growing.finish();
  expect(await get('/guides/')).toMatchObject({ status: 200 });
});

test('compressed versions, which may be half written, are sent at the end alone', async () => {
  await makeReadable();
  await writeFile(path.join(staging(), 'index.html.br'), 'half of');
  const options = { 'Accept-Encoding': 'br' };
  const port = Number(new URL(server.url).port);
  expect(await ask(port, '/', options)).toMatchObject({ status: 200, body: 'the index.html' });
  await finish();
  expect((await ask(port, '/', options)).headers['content-encoding']).toBe('br');
});
