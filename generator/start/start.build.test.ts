/** Runs `npm start` on the small site. Checks responses during the build, and the files that it leaves behind. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../compile/testing/free-port.ts';
import { cardAddress } from '../../src/model/url.ts';
import { workspaceOf } from '../bundle/workspace.ts';
import { inProject } from '../paths.ts';
import { hashesOfFiles } from '../testing/hashes-of-files.ts';

const scratch = inProject('.cache/start-test');
const content = path.join(scratch, 'content');
const out = path.join(scratch, 'dist');
const page = path.join(content, 'guides/first.md');
const { searchIndex } = workspaceOf(content, 'once');

let port: number;
let command: ChildProcess | undefined;
let printed: string;
const get = (address: string) => fetch(`http://localhost:${port}${address}`);

/** Starts the command in a separate process group, as a shell does, so that `stop` can signal all of its processes. */
function start(): ChildProcess {
  const words = ['scripts/start.mjs', '--content', content, '--out', out, '--once'];
  command = spawn(process.execPath, words, {
    cwd: inProject(),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [command.stdout, command.stderr])
    stream?.on('data', (text: Buffer) => {
      printed += text.toString();
    });
  return command;
}

/** Sends SIGINT to the process group, as Ctrl-C does in a terminal. */
async function stop(): Promise<void> {
  if (command?.exitCode === null && command.signalCode === null) process.kill(-command.pid!, 'SIGINT');
  command = undefined;
  await expect.poll(() => get('/').catch(() => 'refused')).toBe('refused');
}

const said = (what: string | RegExp) => expect.poll(() => printed).toMatch(what);

beforeAll(async () => {
  await rm(scratch, { recursive: true, force: true });
  await cp(inProject('e2e/fixture'), content, { recursive: true });
  await rm(searchIndex, { recursive: true, force: true });
});
afterAll(async () => {
  await rm(scratch, { recursive: true });
  await rm(searchIndex, { recursive: true, force: true });
});
beforeEach(async () => {
  port = await freePort();
  printed = '';
});
afterEach(stop);

test('pages are served before the rest is made, which a request waits for; at the end it is the site of `npm run build`', async () => {
  const whole = path.join(scratch, 'whole');
  const build = ['generator/cli.ts', '--content', content, '--out', whole, '--once'];
  await promisify(execFile)(process.execPath, build, { cwd: inProject() });
  start();
  await said('The site is at');
  const [first, card, printable, nowhere] = await Promise.all(
    ['/guides/first/', cardAddress('/guides/first/'), '/guides/printable/', '/nowhere/'].map(get),
  );
  expect(await first!.text()).toContain('The first words of the first page.');
  expect([card!.status, card!.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await printable!.text()).toContain('id="guides-first--a-beginning"');
  expect(nowhere!.status).toBe(404);
  await said('is complete');
  for (const stage of ['images', 'print ', 'compress'])
    expect(printed.indexOf(`\n  ${stage}`), stage).toBeGreaterThan(printed.indexOf('The site is at'));
  expect(await hashesOfFiles(out)).toEqual(await hashesOfFiles(whole));
  expect((await get('/')).status).toBe(200);
});

test('what is built already is served as it is', async () => {
  const built = await stat(out);
  start();
  await said('Nothing has changed');
  expect((await get('/guides/first/')).status).toBe(200);
  expect(printed).not.toContain('compile');
  expect((await stat(out)).ino).toBe(built.ino);
});

test('an edited page is built anew', async () => {
  await edit(page, 'The first words', 'The edited words');
  start();
  await said('The site is at');
  expect(await (await get('/guides/first/')).text()).toContain('The edited words of the first page.');
  await said('is complete');
});

test('a build that fails while its pages are read says so, ends, and leaves the last good site', async () => {
  const before = await hashesOfFiles(out);
  await edit(page, 'The edited words', 'The last words');
  await rm(searchIndex);
  await mkdir(searchIndex);
  const [code] = (await once(start(), 'close')) as [number];
  expect(code).toBe(1);
  expect(printed).toMatch(/The site is at[^]*search-index\.json[^]*\(EISDIR\)[^]*The site is not served\./);
  expect(await hashesOfFiles(out)).toEqual(before);
});

test('a port that is taken is said before anything is built', async () => {
  const other = createServer().listen(port);
  await once(other, 'listening');
  const [code] = (await once(start(), 'close')) as [number];
  other.close();
  expect([code, printed]).toEqual([1, expect.stringMatching(/^Port \d+ is in use/)]);
});

async function edit(file: string, from: string, to: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  expect(source, file).toContain(from);
  await writeFile(file, source.replace(from, to));
}
