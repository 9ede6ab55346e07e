/**
 * Tests `npm run dev` from the command line, in a copy of the project whose code can be edited: changed components,
 * added and removed pages, an occupied port, and cleanup on exit.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../compile/testing/free-port.ts';
import { inProject } from '../generator/paths.ts';
import { layers } from '../architecture/layers.ts';
import { waiting } from './timeouts.ts';
import { openTab, type Tab } from './browser.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';
import { bundled, isMarkedPage, markPage } from './dev-site.ts';
import { copyCaches } from './other-project.ts';

const project = inProject('.cache/e2e-dev-command');
const temporary = path.join(project, 'temporary');
/**
 * Folders and files of the project that the copy needs. The copy contains the pages in `e2e/fixture/` instead of the
 * site's.
 */
const copied = new Set([
  ...layers.map((layer) => layer.path.split('/')[0]!),
  'public',
  'package.json',
  'package-lock.json',
]);

let port: number;
let command: ChildProcess;
let browser: Browser;
let tab: Tab;
let printed = '';

const inCopy = (file: string): string => path.join(project, file);
const panel = () => tab.page.getByRole('complementary', { name: 'Report on this page' });
const overlay = () => tab.page.frameLocator('#webpack-dev-server-client-overlay');
const status = async (address: string): Promise<number> => (await fetch(`http://localhost:${port}${address}`)).status;

async function edit(file: string, from: string, to: string): Promise<void> {
  const source = await readFile(inCopy(file), 'utf8');
  expect(source, file).toContain(from);
  await writeFile(inCopy(file), source.replace(from, to));
}

/** Starts the command in its own process group, the way a terminal does. */
function start(): ChildProcess {
  const started = spawn(process.execPath, ['dev/cli.ts'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), TMPDIR: temporary, EXAMPLES_FOLDER: temporary },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const note = (text: Buffer): void => {
    printed += text.toString();
  };
  started.stdout?.on('data', note);
  started.stderr?.on('data', note);
  return started;
}

beforeAll(async () => {
  await rm(project, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  for (const name of copied) cpSync(inProject(name), inCopy(name), { recursive: true });
  await cp(path.join(import.meta.dirname, 'fixture'), inCopy('content'), { recursive: true });
  await symlink(inProject('node_modules'), inCopy('node_modules'));
  await copyCaches(project);
  port = await freePort();
  command = start();
  await vi.waitFor(() => expect(printed).toContain(`http://localhost:${port}/`), { timeout: 240_000 });
  await bundled(`http://localhost:${port}`);
  browser = await sharedBrowser();
  tab = await openTab(browser, `http://localhost:${port}`, { allowed: /^\[webpack-dev-server\]|\[HMR\]/ });
  await tab.visit('/guides/first/');
  await markPage(tab);
}, 300_000);
afterEach(() => expect(tab.errors).toEqual([]));
afterAll(async () => {
  if (browser) await closeVisitors(browser);
  command?.kill('SIGKILL');
  await rm(project, { recursive: true, force: true });
});

const component = 'src/ui/Related/Related.tsx';

test('an edited component shows without a reload', async () => {
  await edit(component, '<h2>{TEXTS.page.furtherReading}', '<h2>Further words');
  await tab.page.getByRole('heading', { name: 'Further words' }).waitFor();
  expect(await isMarkedPage(tab)).toBe(true);
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}/guides/first/`)).text())
    .toContain('Further words');
});

test('an edited style shows without a reload', async () => {
  await edit('src/ui/base.global.css', '@layer base {', '@layer base {\n  h1 { outline-offset: 7px; }');
  await expect
    .poll(() =>
      tab.page
        .locator('h1')
        .first()
        .evaluate((heading) => getComputedStyle(heading).outlineOffset),
    )
    .toBe('7px');
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a mistake in a component is named in terminal and page with file, line and cause, and the last good state is served', async () => {
  await edit(component, 'export function', 'export functoin');
  await overlay()
    .getByText(/Related\.tsx/)
    .first()
    .waitFor();
  await expect.poll(() => printed).toMatch(/Related\.tsx:\d+:\d+/);
  expect(await status('/guides/first/')).toBe(200);
  await edit(component, 'export functoin', 'export function');
  await expect.poll(() => tab.page.locator('#webpack-dev-server-client-overlay').count()).toBe(0);
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a new page is served and in the sidebar, a renamed one moves, a deleted one is gone, all without a reload', async () => {
  const link = (name: string) => tab.page.locator(`#sidebar a[href="/guides/${name}/"]`);
  const source = (await readFile(inCopy('content/guides/second.md'), 'utf8'))
    .replace('title: Second page', 'title: Third page')
    .replace('sort: 2', 'sort: 3');
  await writeFile(inCopy('content/guides/third.md'), source);
  await link('third').waitFor();
  await rename(inCopy('content/guides/third.md'), inCopy('content/guides/fourth.md'));
  await link('fourth').waitFor();
  expect(await link('third').count()).toBe(0);
  await expect.poll(() => status('/guides/third/')).toBe(404);
  await link('fourth').click();
  await tab.page.getByRole('heading', { name: 'Third page' }).waitFor();
  await rm(inCopy('content/guides/fourth.md'));
  await tab.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await expect.poll(() => status('/guides/fourth/')).toBe(404);
  await writeFile(inCopy('content/guides/fourth.md'), source);
  await tab.page.getByRole('heading', { name: 'Third page' }).waitFor();
  expect(await isMarkedPage(tab)).toBe(true);
});

function git(...words: string[]): void {
  const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'].flatMap((each) => ['-c', each]);
  execFileSync('git', [...settings, ...words], { cwd: inCopy('content'), stdio: 'pipe' });
}

test('a branch that is switched underneath shows its pages, with folders that come and go', async () => {
  const link = tab.page.locator('#sidebar a[href="/guides/first/"]');
  git('init', '--quiet', '--initial-branch=one');
  git('add', '.');
  git('commit', '--quiet', '--message=One');
  git('switch', '--quiet', '--create=two');
  const source = await readFile(inCopy('content/guides/second.md'), 'utf8');
  await edit('content/guides/first.md', 'The first words', 'The words of branch two');
  await mkdir(inCopy('content/migrate'));
  await writeFile(inCopy('content/migrate/index.md'), source);
  git('add', '.');
  git('commit', '--quiet', '--message=Two');
  await link.click();
  for (const round of [1, 2]) {
    await tab.page.getByText('The words of branch two of the first page.').waitFor();
    await expect.poll(() => status('/migrate/'), { message: `round ${round}` }).toBe(200);
    git('switch', '--quiet', 'one');
    await tab.page.getByText('The first words of the first page.').waitFor();
    await expect.poll(() => status('/migrate/'), { message: `round ${round}` }).toBe(404);
    git('switch', '--quiet', 'two');
  }
  expect(await isMarkedPage(tab)).toBe(true);
});

test('a tab that closes while it loads is no error', async () => {
  const closed = await openTab(browser, `http://localhost:${port}`);
  await closed.page.goto(`http://localhost:${port}/guides/second/`, { waitUntil: 'commit' });
  await closed.close();
  const script = `http://localhost:${port}/app/browser.js`;
  const closing = new AbortController();
  await fetch(script, { signal: closing.signal });
  closing.abort();
  await (await fetch(script)).arrayBuffer();
  expect(printed).not.toMatch(/Stream error|ERR_STREAM_PREMATURE_CLOSE/);
});

test('a port that is taken is said so', async () => {
  const second = start();
  const [code] = (await once(second, 'close')) as [number];
  expect(code).toBe(1);
  expect(printed).toMatch(new RegExp(`Port ${port} is in use`));
});

/** An example that never ends, and writes its process id to a file. */
const endless =
  '```js run\nimport { writeFileSync } from "node:fs";\nwriteFileSync("process-id", String(process.pid));\nsetInterval(() => {}, 1000);\n```\n\n### Deeper down';

async function runningExample(): Promise<number> {
  // Ignore errors, because the dev server may remove an example's folder during the read.
  const files = await readdir(temporary, { recursive: true }).catch((): string[] => []);
  const file = files.find((name) => path.basename(name) === 'process-id');
  return file === undefined ? 0 : Number(await readFile(path.join(temporary, file), 'utf8'));
}

test('Ctrl-C ends it, with whatever example is running, and leaves nothing', async () => {
  await tab.visit('/guides/first/');
  await edit('content/guides/first.md', '### Deeper down', endless);
  await panel()
    .getByText(/running 2 of 2/)
    .waitFor();
  const example = await vi.waitUntil(runningExample, { timeout: waiting });
  await tab.close();
  const ended = once(command, 'close') as Promise<[number]>;
  // Ctrl-C in a terminal sends a signal to all processes in the group.
  process.kill(-command.pid!, 'SIGINT');
  expect((await ended)[0]).toBe(0);
  await expect.poll(() => readdir(temporary)).toEqual([]);
  await expect.poll(() => isAlive(example)).toBe(false);
  await expect.poll(() => isAlive(-command.pid!)).toBe(false);
  expect(await status('/').catch(() => 'refused')).toBe('refused');
});

/**
 * Whether a process is running, or, for a negative number, any process in a process group. A zombie counts as ended.
 */
function isAlive(id: number): boolean {
  if (!existsSync('/proc/self/stat')) return isKnown(id);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((name) => {
      try {
        // `/proc/ID/stat` contains `ID (name) state parent group …`. The name may contain spaces and parentheses.
        const [state, , group] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
        return state !== 'Z' && (Number(name) === id || Number(group) === -id);
      } catch {
        return false;
      }
    });
}

function isKnown(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
