import { expect, test } from 'vitest';
import { build, site as published } from '../../site.config.ts';
import type { PageData, SectionData } from '../../src/model/page.ts';
import { llmsFiles } from './llms.ts';

const config = { ...published, ...build, name: 'pack', description: 'Packs.', origin: 'https://site.example' };

const pages = ['/', '/errors/', '/api/', '/api/long/', '/api/last/', '/guides/', '/guides/caching/', '/blog/'];
const page = (url: string): PageData => ({
  url,
  title: `Title of ${url}`,
  description: url === '/errors/' ? '' : 'About it.',
  kind: 'page',
  section: /^\/(api|guides|blog)\//.exec(url)?.[1] ?? '',
});
const sections = ['', 'api', 'blog', 'guides', 'tools'].map((id): [string, SectionData] => [
  id,
  { id, title: id.toUpperCase(), url: `/${id}/`, boxes: '', pages: [] },
]);
const copies = new Map(pages.map((url) => [url, `Copy of ${url}, “é”.\n`]));
/** A page with a table that is larger than the maximum file size. */
const rows = Array.from(
  { length: 1200 },
  (_, at) => `| [\`option${at}\`](https://site.example/#${at}) | ${'x'.repeat(60)} |`,
);
const long = ['# Long', 'Words.', ['| Name | Type |', '| - | - |', ...rows].join('\n'), '## End {#end}', 'Last.'];
copies.set('/api/long/', `${long.join('\n\n')}\n`);

const files = llmsFiles(
  { pages: pages.map((url) => ({ module: { page: page(url) } })), sections: new Map(sections), copies },
  config,
);

test('the short list names the sections and what stands outside of them, each with its size', () => {
  expect(files.get('llms.txt')).toMatch(/^# pack\n\n> Packs\.\n\n/);
  expect(
    files
      .get('llms.txt')!
      .split('\n')
      .filter((line) => line.startsWith('- ')),
  ).toEqual([
    '- [GUIDES](https://site.example/guides/llms.txt): 2 pages, 1 KB',
    '- [API](https://site.example/api/llms.txt): 3 pages, 130 KB',
    '- [BLOG](https://site.example/blog/llms.txt): 1 page, 1 KB',
    '- [Title of /](https://site.example/index.md): About it. (1 KB)',
    '- [Title of /errors/](https://site.example/errors.md): (1 KB)',
    '- [Reference](https://site.example/llms-reference.txt): configuration, API, loaders, and plugins in one file (130 KB)',
    '- [Everything](https://site.example/llms-full.txt): all pages in one file (131 KB)',
  ]);
});

test('the list of a section has its pages, and its text in parts', () => {
  expect(
    files
      .get('api/llms.txt')!
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual([
    '# pack: API',
    '> 3 pages, 130 KB of Markdown. All sections are in [llms.txt](https://site.example/llms.txt).',
    '## Pages',
    '- [Title of /api/](https://site.example/api.md): About it. (1 KB)',
    '- [Title of /api/long/](https://site.example/api/long.md): About it. (130 KB)',
    '- [Title of /api/last/](https://site.example/api/last.md): About it. (1 KB)',
    '## Whole text',
    '- [Part 1](https://site.example/api/llms-full-1.txt): “Title of /api/” (1 KB)',
    '- [Part 2](https://site.example/api/llms-full-2.txt): “Title of /api/long/”, its beginning (100 KB)',
    '- [Part 3](https://site.example/api/llms-full-3.txt): “Title of /api/long/” from `option927` on (30 KB)',
    '- [Part 4](https://site.example/api/llms-full-4.txt): “Title of /api/last/” (1 KB)',
  ]);
  expect(files.get('guides/llms.txt')).toContain(
    '- [Whole text](https://site.example/guides/llms-full.txt): “Title of /guides/” to “Title of /guides/caching/” (1 KB)',
  );
});

test('the texts have the Markdown of their pages, character for character', () => {
  const of = (...urls: string[]) => urls.map((url) => copies.get(url)).join('\n');
  const inOrder = ['/', '/errors/', '/guides/', '/guides/caching/', '/api/', '/api/long/', '/api/last/', '/blog/'];
  expect(files.get('llms-full.txt')).toBe(of(...inOrder));
  expect(files.get('llms-reference.txt')).toBe(of('/api/', '/api/long/', '/api/last/'));
  expect(files.get('guides/llms-full.txt')).toBe(of('/guides/', '/guides/caching/'));
  expect([...files.keys()].filter((file) => file.startsWith('tools'))).toEqual([]);
});

test('a page longer than 100 KB is cut between rows and blocks, and loses nothing', () => {
  const parts = ['api/llms-full-2.txt', 'api/llms-full-3.txt'].map((file) => files.get(file)!);
  for (const part of parts) {
    expect(Buffer.byteLength(part)).toBeLessThanOrEqual(100_000);
    expect(part).toContain('| Name | Type |\n| - | - |\n');
  }
  const lines = parts.join('').split('\n').filter(Boolean);
  expect([...new Set(lines)]).toEqual(copies.get('/api/long/')!.split('\n').filter(Boolean));
});

test('no text of a section is longer than 100 KB', () => {
  const many = Array.from({ length: 40 }, (_, at) => `/guides/page-${at}/`);
  const made = llmsFiles(
    {
      pages: many.map((url) => ({ module: { page: page(url) } })),
      sections: new Map(sections),
      copies: new Map(many.map((url, at) => [url, `${'é'.repeat(1000 + 400 * at)}\n`])),
    },
    config,
  );
  const parts = [...made].filter(([file]) => /^guides\/llms-full/.test(file));
  expect(parts.length).toBeGreaterThan(5);
  for (const [file, text] of parts) expect(Buffer.byteLength(text), file).toBeLessThanOrEqual(100_000);
  expect(parts.map(([, text]) => text).join('\n')).toBe(made.get('llms-full.txt'));
});
