/**
 * Tests a section with hundreds of pages. Each document lists the neighboring pages, and loads the others on demand.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { buildSite } from '../generator/build.ts';
import { workspaceOf } from '../generator/bundle/workspace.ts';
import { silent } from '../generator/testing/silent-progress.ts';
import { siteForTests, startSite } from './browser.ts';

// A `beforeAll` hook builds the site from scratch.
vi.setConfig({ hookTimeout: 600_000 });

let folder = '';
const site = siteForTests(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'long-section-'));
  const content = path.join(folder, 'content');
  await writePage(path.join(content, 'index.md'), 'Home');
  await writePage(path.join(content, 'guides/index.md'), 'Guides');
  for (let number = 1; number <= 110; number++)
    await writePage(path.join(content, `guides/page-${number}.md`), `Page ${number}`);
  for (let number = 1; number <= 10; number++)
    await writePage(path.join(content, `guides/more/extra-${number}.md`), `Extra ${number}`);
  await buildSite({ content, out: path.join(folder, 'dist'), once: true, progress: silent });
  return startSite(path.join(folder, 'dist'));
});

afterAll(async () => {
  await rm(path.dirname(workspaceOf(path.join(folder, 'content'), 'production').manifest), {
    recursive: true,
    force: true,
  });
  await rm(folder, { recursive: true, force: true });
});

async function writePage(file: string, title: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `---\ntitle: ${title}\n---\n\nText of ${title}.\n`);
}

test('the sidebar lists the pages around the open one, then all, and stays so', async () => {
  const tab = await site.open();
  const sidebar = tab.page.getByRole('navigation', { name: 'Guides' });
  const listed = () => sidebar.getByRole('listitem').count();
  await tab.visit('/guides/page-60/');
  expect(await listed()).toBe(61);
  expect(await sidebar.getByRole('heading', { name: 'more' }).isVisible()).toBe(true);

  await sidebar.getByRole('link', { name: 'Show 50 more pages of Guides' }).click();
  await expect.poll(listed).toBe(121);
  await sidebar.getByRole('link', { name: 'Extra 3' }).click();
  await tab.page.getByRole('heading', { level: 1, name: 'Extra 3' }).waitFor();
  expect(await listed()).toBe(121);
  expect(tab.errors).toEqual([]);
  await tab.close();
});

test('after a navigation it lists what is around the new page', async () => {
  const tab = await site.open();
  const sidebar = tab.page.getByRole('navigation', { name: 'Guides' });
  await tab.visit('/guides/page-60/');
  await sidebar.getByRole('link', { name: 'Page 85', exact: true }).click();
  await tab.page.getByRole('heading', { level: 1, name: 'Page 85' }).waitFor();
  await sidebar.getByRole('link', { name: 'Page 110', exact: true }).waitFor();
  expect(tab.errors).toEqual([]);
  await tab.close();
});

test('without scripts the rest is reached by the page of the section, and documents do not grow with it', async () => {
  const tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/guides/more/extra-3/');
  await tab.page.getByRole('link', { name: 'Show 81 more pages of Guides' }).click();
  await tab.page.waitForURL('**/guides/');
  expect(await readFile(path.join(folder, 'dist/guides/page-60/index.html'), 'utf8')).not.toContain(
    '/guides/page-110/',
  );
  await tab.close();
});

test('a build to throw away is not minimized, and leaves nothing that one for readers would take over', async () => {
  const app = path.join(folder, 'dist/app');
  const [script = ''] = (await readdir(app)).filter((name) => /^browser\.\w+\.js$/.test(name));
  expect((await readFile(path.join(app, script), 'utf8')).split('\n').length).toBeGreaterThan(1000);
  const { webpackCache, server, manifest } = workspaceOf(path.join(folder, 'content'), 'production');
  expect([webpackCache, server, manifest].filter((place) => existsSync(place))).toEqual([]);
});
