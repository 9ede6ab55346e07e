/** Tests full builds of a small site, and of one with mistakes. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyFault } from '../checks/pages/copies/copy-fault.ts';
import { build as buildConfig, site as config } from '../site.config.ts';
import { frameIds } from '../src/model/frame-ids.ts';
import { buildSite } from './build.ts';
import { workspaceOf } from './bundle/workspace.ts';
import { readChunk } from './bundle/read-chunk.ts';
import { BuildFailure } from './build-failure.ts';
import { filesUnder } from './files-under.ts';
import { inProject } from './paths.ts';
import { packageVersion } from '../facts/packages.ts';
import { silent } from './testing/silent-progress.ts';
import { hashesOfFiles } from './testing/hashes-of-files.ts';

const RealDate = Date;
const scratch = inProject('.cache/build-test');
const content = path.join(scratch, 'content');
const out = path.join(scratch, 'dist');

const build = () => buildSite({ content, out, progress: silent });
const read = (file: string) => readFile(path.join(out, file), 'utf8');
const edit = (file: string, from: string, to: string) =>
  readFile(path.join(content, file), 'utf8').then((source) =>
    writeFile(path.join(content, file), source.replace(from, to)),
  );

/** Resets the content to the original test pages. */
async function freshContent(): Promise<void> {
  await rm(content, { recursive: true, force: true });
  await cp(inProject('e2e/fixture'), content, { recursive: true });
  await mkdir(path.join(content, 'empty'), { recursive: true });
}

/** Returns the modification times of all output files, including compressed ones. */
async function times(): Promise<Map<string, number>> {
  const files = await filesUnder(out);
  return new Map(
    await Promise.all(files.map(async (file) => [file, (await stat(path.join(out, file))).mtimeMs] as const)),
  );
}

beforeAll(async () => {
  await rm(out, { recursive: true, force: true });
  await freshContent();
});
afterAll(() => rm(out, { recursive: true, force: true }));

describe('a good site', () => {
  beforeAll(async () => {
    await build();
  });

  test('has a complete document for every route', async () => {
    for (const file of [
      'index.html',
      'guides/index.html',
      'guides/first/index.html',
      'blog/2026-11-01-a-post/index.html',
      'guides/printable/index.html',
      '404.html',
      'app-shell/index.html',
    ]) {
      const html = await read(file);
      expect(html, file).toMatch(/^<!doctype html><html lang="en"/);
      expect(html, file).toMatch(/<\/html>$/);
    }
    const html = await read('guides/first/index.html');
    expect(html).toContain('The first words of the first page.');
    expect(html).toContain(`<link rel="canonical" href="${config.origin}/guides/first/"`);
    expect(html).toContain('<meta name="description" content="The first page of the small site');
  });

  test('has no id in the frame that a heading could have, too', async () => {
    const own = ['a-beginning', 'deeper-down', 'the-end', 'old-end'];
    for (const file of ['guides/first/index.html', '404.html', 'app-shell/index.html']) {
      const ids = [...(await read(file)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id) => !own.includes(id) && !frameIds.has(id) && /^[a-z\d-]+$/.test(id))).toEqual([]);
    }
  });

  test('has nothing of what the dev server alone shows', async () => {
    const texts = (await filesUnder(out)).filter((file) => /\.(?:js|css|html|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(0);
    for (const file of texts)
      expect(/_page-report|PageReportPanel|data-failing|dataset\.failing/.test(await read(file)), file).toBe(false);
  });

  test('has one chunk a page, at most twice its own compressed text, and none for printable pages', async () => {
    const chunks = (await readdir(path.join(out, 'app/pages'))).filter((file) => file.endsWith('.js'));
    expect(chunks.map((file) => file.replace(/\.[\da-f]{8}\.js$/, '')).toSorted()).toEqual([
      'blog',
      'blog-2026-11-01-a-post',
      'guides',
      'guides-first',
      'guides-second',
      'home',
    ]);
    const source = await read(`app/pages/${chunks.find((file) => file.startsWith('guides-first'))}`);
    const { html } = readChunk(source);
    expect(brotliCompressSync(source).length).toBeLessThan(2 * brotliCompressSync(html).length);
  });

  test('first loads scripts and styles that do not name a page', async () => {
    const html = await read('guides/first/index.html');
    const loaded = [...html.matchAll(/(?:src|href)="\/(app\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
    expect(loaded.length).toBeGreaterThan(1);
    for (const file of loaded) expect((await read(file)).includes('guides-first'), file).toBe(false);
  });

  test('combines the pages of a section to print, ids unique and links pointing inside', async () => {
    const html = await read('guides/printable/index.html');
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('guides-first--a-beginning');
    expect(ids).toContain('guides-second--a-beginning');
    for (const [, target] of html.matchAll(/href="#([^"]+)"/g))
      if (target?.startsWith('guides')) expect(ids).toContain(target);
    expect(html).toContain('href="#guides-second--a-beginning"');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(await read('sitemap.xml')).not.toContain('printable');
  });

  test('has each page as Markdown, title and further reading included', async () => {
    const [, front = '', copy = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(await read('guides/first/index.md')) ?? [];
    expect(front).toContain(`url: ${config.origin}/guides/first/\n`);
    expect(front).toContain('section: Guides\n');
    expect(front).toContain(`webpack: ${packageVersion('webpack')}\n`);
    const html = await read('guides/first/index.html');
    const [article = ''] = /<h1[^]*?(?=<footer)/.exec(html.slice(html.indexOf('<article'))) ?? [];
    const shown = article.replace(/<a href="#sidebar"[^]*?<\/a>/, '');
    expect(copyFault(shown, copy, { origin: config.origin, url: '/guides/first/' }).fault).toBeUndefined();
    expect(await read('llms-full.txt')).toContain(copy);
    expect(await read('guides/first.md')).toBe(await read('guides/first/index.md'));
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${config.origin}/guides/first.md"`);
    expect(await read('guides/printable/index.html')).not.toContain('text/markdown');
  });

  test('has what machines read', async () => {
    expect(JSON.parse(await read('guides/first/anchors.json'))).toMatchObject([
      { id: 'a-beginning', children: [{ id: 'deeper-down' }] },
      { id: 'the-end' },
    ]);
    expect(await read('sitemap.xml')).toContain(`<loc>${config.origin}/guides/first/</loc>`);
    expect(await read('feed.xml')).toContain('<title>A post</title>');
    expect(await read('llms.txt')).toContain(`[Guides](${config.origin}/guides/llms.txt): 3 pages`);
    expect(await read('guides/llms.txt')).toContain(`[First page](${config.origin}/guides/first.md)`);
    expect(JSON.parse(await read('content-index.json'))).toMatchObject({ type: 'directory' });
    expect(JSON.parse(await read('manifest.json'))).toMatchObject({ theme_color: buildConfig.themeColor });
    for (const file of ['cards/guides-first.png', 'assets/icon-512x512.png']) {
      expect((await readFile(path.join(out, file))).subarray(1, 4).toString()).toBe('PNG');
    }
  });

  test('built again without a change, makes no file anew', async () => {
    const before = await times();
    const { made } = await build();
    expect(made).toBe(0);
    const after = await times();
    expect([...after].filter(([file, time]) => before.get(file) !== time)).toEqual([]);
  });

  test('built from another folder, on another day, without any cache, is the same byte for byte', async () => {
    const elsewhere = await mkdtemp(path.join(tmpdir(), 'a folder, elsewhere '));
    const preload = pathToFileURL(inProject('generator/testing/another-day.ts')).href;
    vi.stubEnv('NODE_OPTIONS', `--import=${preload}`);
    await import(preload);
    try {
      expect(new Date().getFullYear()).toBeGreaterThan(new RealDate().getFullYear());
      await cp(content, path.join(elsewhere, 'words'), { recursive: true });
      const copy = path.join(elsewhere, 'site');
      await buildSite({ content: path.join(elsewhere, 'words'), out: copy, progress: silent });
      expect(await hashesOfFiles(copy)).toEqual(await hashesOfFiles(out));
    } finally {
      vi.unstubAllEnvs();
      globalThis.Date = RealDate;
      await rm(workspaceOf(path.join(elsewhere, 'words'), 'production').base, { recursive: true, force: true });
      await rm(elsewhere, { recursive: true });
    }
  });

  test('built again after an edit of one page, leaves the documents of all others as they are', async () => {
    const before = await times();
    await edit('guides/second.md', 'The first words', 'The edited words');
    await build();
    const after = await times();
    const changed = [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file);
    expect(changed.filter((file) => file.endsWith('.html')).toSorted()).toEqual([
      'guides/printable/index.html',
      'guides/second/index.html',
    ]);
    expect(await read('guides/second/index.html')).toContain('The edited words');
  });
});

describe('a site with mistakes', () => {
  beforeEach(freshContent);

  test('is not built, every mistake is named with file and line, and the last output stays', async () => {
    await build();
    const before = await times();
    await edit('guides/first.md', '/guides/second/#a-beginning', '/guides/secnd/');
    await edit('guides/second.md', '## A beginning', '<Nonsense />\n\n## A beginning');
    await edit('blog/index.md', 'sort: -1', 'sort: first');
    await writeFile(path.join(content, 'guides.md'), '---\ntitle: Twice\n---\n');
    const failure = await build().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BuildFailure);
    const { message } = failure as BuildFailure;
    expect(message).toMatch(/guides\/first\.md:\d+.*\/guides\/secnd\//);
    expect(message).toMatch(/guides\/second\.md:\d+.*Nonsense/);
    expect(message).toMatch(/blog\/index\.md:\d+.*sort/);
    expect(message).toMatch(/guides(?:\/index)?\.md:\d+.*\/guides\//);
    expect(await times()).toEqual(before);
  });

  test('a content folder that is not there is an error that names it', async () => {
    await expect(buildSite({ content: path.join(scratch, 'nowhere'), out, progress: silent })).rejects.toThrow(
      'nowhere',
    );
  });
});
