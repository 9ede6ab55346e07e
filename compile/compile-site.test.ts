import { execFileSync } from 'node:child_process';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderForTest } from './testing/temporary-folder.ts';
import { writeFiles } from './testing/write-files.ts';
import { loadFacts } from '../facts/index.ts';
import type { Facts } from '../facts/types.ts';
import { indexFacts } from '../facts/lookup.ts';
import { compileSite, createMemory } from './compile-site.ts';
import { compileVersion } from './page-cache.ts';
import type { CompiledSite } from './compile-site.ts';

let root = '';
beforeEach(() => (root = folderForTest('site')));

/** Compiles a content folder that contains the given files. */
async function compile(
  files: Record<string, string | Uint8Array>,
  cacheDir: string | false = false,
  facts?: Facts,
): Promise<CompiledSite> {
  writeFiles(path.join(root, 'content'), files);
  return compileSite({ contentDir: path.join(root, 'content'), cacheDir, ...(facts && { facts }) });
}

/** Runs git in the content folder, with a commit date on a leap day. */
function git(...words: string[]): void {
  const settings = ['user.name=A', 'user.email=a@example.org', 'commit.gpgsign=false'].flatMap((each) => ['-c', each]);
  const day = '2024-02-29T12:00:00Z';
  const env = { ...process.env, GIT_AUTHOR_DATE: day, GIT_COMMITTER_DATE: day };
  execFileSync('git', [...settings, ...words], { cwd: root, env });
}

const page = (title: string, body = '', more = ''): string => `---\ntitle: ${title}\n${more}---\n\n${body}\n`;
const shown = ({ problems }: CompiledSite): string[] =>
  problems.map(({ file, line, message }) => `${path.basename(file)}:${line} ${message}`);

test('with a memory, only what changed is new: the same objects for other pages', async () => {
  const memory = createMemory();
  const contentDir = path.join(root, 'content');
  await compile({ 'index.md': page('Home', 'Words.'), 'guides/index.md': page('Guides', 'First words.') });
  const cacheDir = path.join(root, 'cache');
  const again = async (): Promise<CompiledSite> => compileSite({ contentDir, memory, cacheDir });
  await again();
  const before = await again();
  await writeFile(path.join(contentDir, 'guides/index.md'), page('Guides', 'Later words.'));
  const after = await again();
  const [home, guides] = ['/', '/guides/'].map(
    (url) => (site: CompiledSite) => site.pages.find((each) => each.url === url)!,
  );
  expect(home!(after)).toBe(home!(before));
  expect(guides!(before).html).toContain('First words.');
  expect(guides!(after).html).toContain('Later words.');
  await rm(path.join(contentDir, 'guides/index.md'));
  expect((await again()).pages).toHaveLength(1);
});

describe('a content folder', () => {
  test('becomes sections, neighbors and the content index', async () => {
    const { site, index, problems } = await compile({
      'index.md': page('Home', 'Welcome.'),
      'glossary.md': page('Glossary'),
      'guides/index.md': page('Guides', '', 'sort: -1\n'),
      'guides/b.md': page(
        'B',
        'Text of b.\n\n## One\n\n### Two\n\n#### Deep',
        'sort: 2\ncontributors: [someone, maxloh]\ngroup: G\n',
      ),
      'guides/a.mdx': page(
        'A',
        '[b](/guides/b/#two)',
        'sort: 1\nrelated:\n  - title: X\n    url: https://example.org\n',
      ),
      'loaders/packages.yaml': '- package: css-loader\n  group: CSS\n',
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);

    expect(
      site.sections.map(({ id, title, pages, printable }) => [id, title, pages.map(({ url }) => url), printable]),
    ).toEqual([
      ['', 'Home', ['/glossary/'], '/printable/'],
      ['guides', 'Guides', ['/guides/', '/guides/a/', '/guides/b/'], '/guides/printable/'],
      ['loaders', 'loaders', ['/loaders/css-loader/'], '/loaders/printable/'],
    ]);
    const b = site.pages.find(({ data }) => data.url === '/guides/b/');
    expect(b?.data).toMatchObject({
      previous: { title: 'A', url: '/guides/a/' },
      section: 'guides',
      contributors: ['someone'],
      description: 'Text of b.',
    });
    expect(b?.data.edit).toBe('guides/b.md');
    expect(site.pages.find(({ data }) => data.url === '/loaders/css-loader/')?.data).toMatchObject({
      kind: 'readme',
      package: { name: 'css-loader' },
      repo: expect.stringContaining('github.com'),
    });

    const guides = index.children.find(({ name }) => name === 'guides');
    if (guides?.type !== 'directory') throw new Error('guides is no directory');
    expect(guides).toMatchObject({ path: 'content/guides', type: 'directory', url: '/guides/' });
    expect(guides.size).toBe(guides.children.reduce((sum, { size }) => sum + size, 0));
    expect(guides.children.map((child) => child.name)).toEqual(['a.mdx', 'b.md', 'index.md']);
    expect(guides.children[1]).toMatchObject({
      path: 'content/guides/b.md',
      type: 'file',
      extension: '.md',
      url: '/guides/b/',
      title: 'B',
      sort: 2,
      group: 'G',
      contributors: ['someone'],
      anchors: [{ title: 'One', id: 'one', level: 2, children: [{ title: 'Two', id: 'two', level: 3 }] }],
    });
    expect(guides.children[0]).toMatchObject({
      extension: '.mdx',
      related: [{ title: 'X', url: 'https://example.org' }],
    });
  });

  test('further reading says what each page is about, in a sentence', async () => {
    const link = (url: string) => `  - title: T\n    url: ${url}\n`;
    const { site } = await compile({
      'guides/a.md': page('A', '', `related:\n${['/guides/b/', '/guides/b/#part', '/guides/c/'].map(link).join('')}`),
      'guides/b.md': page('B', '## Part', 'description: Sets webpack.config.js up. Then more.\n'),
      'guides/c.md': page('C'),
    });
    expect(site.pages.find(({ data }) => data.url === '/guides/a/')?.data.related).toEqual([
      { title: 'T', url: '/guides/b/', about: 'Sets webpack.config.js up.' },
      { title: 'T', url: '/guides/b/#part' },
      { title: 'T', url: '/guides/c/' },
    ]);
  });

  test('the day of a page’s last change is that of its last commit, however often the file is copied', async () => {
    expect((await compile({ 'a.md': page('A') })).pages[0]).not.toHaveProperty('updated');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'One');
    const { pages } = await compile({ 'b.md': page('B') });
    expect(pages.map(({ url, updated }) => [url, updated])).toEqual([
      ['/a/', '2024-02-29'],
      ['/b/', undefined],
    ]);
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, path.join(root, 'shallow')]);
    const shallow = await compileSite({ contentDir: path.join(root, 'shallow/content'), cacheDir: false });
    expect(shallow.pages[0]).not.toHaveProperty('updated');
  });

  test('posts are dated by their name, newest first', async () => {
    const { site } = await compile({
      'blog/index.md': page('Blog'),
      'blog/2020-10-10-old.md': page('Old'),
      'blog/2021-01-01-new.md': page('New'),
    });
    expect(site.sections[0]?.pages.map(({ title }) => title)).toEqual(['Blog', 'New', 'Old']);
    expect(site.pages.find(({ data }) => data.url === '/blog/2020-10-10-old/')?.data).toMatchObject({
      kind: 'post',
      date: '2020-10-10',
    });
  });

  test('groups the pages of a folder in a section under the title of its own page, or its name', async () => {
    const { site } = await compile({
      'guides/index.md': page('Guides'),
      'guides/deep/index.md': page('Deeper'),
      'guides/deep/a.md': page('A'),
      'guides/other/b.md': page('B'),
      'guides/other/c.md': page('C', '', 'group: G\n'),
    });
    expect(site.sections[0]?.pages.map(({ title, group }) => [title, group])).toEqual([
      ['Guides', undefined],
      ['Deeper', undefined],
      ['A', 'Deeper'],
      ['B', 'other'],
      ['C', 'G'],
    ]);
  });

  test('lists a page under its short name if it has one', async () => {
    const { site } = await compile({
      'guides/index.md': page('Guides'),
      'guides/a.md': page('Module not found', '', 'short: Not found\n'),
    });
    expect(site.sections[0]?.pages.map(({ title }) => title)).toEqual(['Guides', 'Not found']);
    expect(site.pages.map(({ data }) => data.title)).toContain('Module not found');
  });

  test('that is not there', async () => {
    await expect(compileSite({ contentDir: path.join(root, 'none'), cacheDir: false })).rejects.toThrow(
      /The content folder .*none cannot be read: ENOENT\./,
    );
  });

  test('without a page is an error, not an empty site', async () => {
    await expect(compile({ '.hidden.md': page('Hidden'), 'picture.png': 'x' })).rejects.toThrow(/content has no pages/);
  });

  test('saved on Windows is the same content', async () => {
    const text = page('A', '## One {#x}\n\n```js {1}\nlet a;\nlet b; // hide\n```\n\nT> A tip.\n\n| a |\n|---|\n| b |');
    const [unix] = (await compile({ 'a.md': text })).pages;
    const windows = await compile({ 'a.md': `\uFEFF${text.replaceAll('\n', '\r\n')}` });
    expect(windows.problems).toEqual([]);
    expect({ ...windows.pages[0], size: 0 }).toEqual({ ...unix, size: 0 });
  });
});

describe('names in tables of facts', () => {
  test('lead to where any page documents the fact', async () => {
    const facts = loadFacts();
    const { pages, problems } = await compile(
      {
        'configuration/all.mdx': page('All', '<OptionsTable />'),
        'configuration/output.md': page('Output', '## `output.path` {#where}'),
      },
      false,
      facts,
    );
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { html } = pages.find(({ url }) => url === '/configuration/all/')!;
    expect(html).toMatch(
      /<td[^>]*><a href="\/configuration\/output\/#where"><code>output\.(<wbr>)?path<\/code><\/a><\/td>/,
    );
    expect(html).not.toContain('data-of-facts');
  });
});

describe('what is wrong is named with file and line, all of it in one run', () => {
  test('files', async () => {
    const site = await compile({
      'a.md': '# no front matter',
      'b.md': page('B', '', 'titel: x\n'),
      'big.md': page('Big', 'x'.repeat(2 * 1024 * 1024)),
      'bytes.md': Buffer.concat([Buffer.from(page('Bytes', 'line')), Buffer.from([0x61, 0xff, 0x62])]),
      'twice.md': page('One'),
      'twice/index.md': page('Two'),
      'x/packages.yaml': '- package: no-such-loader-here\n',
    });
    expect(shown(site)).toEqual([
      'a.md:1 The page has no front matter. Start it with ---, title: …, ---.',
      'a.md:1 The page title is already a level 1 heading. Start this heading with ##.',
      'b.md:3 Front matter has no key titel. Did you mean title?',
      'big.md:1 The page is 2.0 MB, over the limit of 2 MB. Split it.',
      'bytes.md:6 This line is not valid UTF-8. Save the file as UTF-8.',
      'index.md:1 The URL /twice/ already belongs to twice.md. Rename one of the two files.',
      expect.stringContaining('index.md:1 There is no section twice. Sections are concepts, configuration,'),
      'packages.yaml:1 The package no-such-loader-here is not installed: npm install --save-dev no-such-loader-here.',
    ]);
    expect(site.problems.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('names that no host can serve, YAML that unfolds or nests without end, pages that do', async () => {
    const bomb = [
      'a: &a [x, x]',
      ...'bcdefghijklmnop'.split('').map((name, index) => {
        const last = 'abcdefghijklmnop'[index]!;
        return `${name}: &${name} [*${last}, *${last}, *${last}, *${last}, *${last}, *${last}, *${last}, *${last}, *${last}]`;
      }),
    ].join('\n');
    const site = await compile({
      'a b.md': page('A'),
      'bomb.md': page('Bomb', '', `${bomb}\n`),
      'deep.md': page('Deep', `${'> '.repeat(3000)}x`),
      'nested.md': `---\ntitle: ${'['.repeat(100_000)}\n---\n`,
      'x/packages.yaml': `${bomb}\n`,
      'z.md': page('Z', '<Nonsense />'),
    });
    expect(shown(site)).toEqual([
      expect.stringMatching(/^a b\.md:1 “a b” does not work in a URL/),
      expect.stringMatching(/^bomb\.md:2 The front matter is not valid YAML: Excessive alias count/),
      expect.stringMatching(/^deep\.md:4 Something on this page is nested thousands of levels deep/),
      expect.stringMatching(/^nested\.md:\d The front matter is not valid YAML: /),
      expect.stringMatching(/^packages\.yaml:1 This is not valid YAML: Excessive alias count/),
      expect.stringMatching(/^z\.md:5 There is no component <Nonsense>/),
    ]);
  });

  test('what an editor does not show: links of the file system, characters, an alias in itself', async () => {
    await mkdir(path.join(root, 'content'), { recursive: true });
    await symlink(path.join(root, 'elsewhere.md'), path.join(root, 'content/linked.md'));
    const site = await compile({
      'a.md': page('A', 'one\u0000\n\n```js\nlet b;\u202E\n```'),
      'loop.md': '---\ntitle: Loop\ncontributors: &a\n  - *a\n---\n',
    });
    expect(shown(site)).toEqual([
      expect.stringMatching(/^a\.md:5 This line has the invisible character U\+0000/),
      expect.stringMatching(/^a\.md:8 This line has the invisible character U\+202E/),
      expect.stringMatching(/^linked\.md:1 This is a symbolic link, which is left out/),
      'loop.md:4 The front matter is not valid YAML: this alias refers to a list or a map that it stands in.',
    ]);
  });

  test('of a page whose front matter is wrong, its body and the links to it', async () => {
    const site = await compile({
      'a.md': page('A', '## Here\n\n<Nonsense />', 'titel: x\n'),
      'b.md': page('B', '[a](/a/#here)'),
    });
    expect(shown(site)).toEqual([
      'a.md:3 Front matter has no key titel. Did you mean title?',
      expect.stringMatching(/^a\.md:8 There is no component <Nonsense>/),
    ]);
  });

  test('links', async () => {
    const site = await compile({
      'guides/caching.md': page(
        'Caching',
        '## Long term\n\n[a](/guides/cachin/) [b](/concepts/caching/) [c](#long-trm) [d](/guides/caching#long-term) [e](caching) [f](/guides/caching/#long-term) [g](/guides/printable/) [h](/vote/) [i](/support/) [j](https://example.org/x)',
      ),
    });
    expect(shown(site)).toEqual([
      'caching.md:7 The link /guides/cachin/ points to a page that does not exist. Did you mean /guides/caching/?',
      'caching.md:7 The link /concepts/caching/ points to a page that does not exist. Did you mean /guides/caching/?',
      'caching.md:7 The link #long-trm points to a heading that does not exist: /guides/caching/ has no id long-trm. Did you mean #long-term?',
      'caching.md:7 The link /guides/caching#long-term is not in canonical form. Write /guides/caching/#long-term.',
      'caching.md:7 The link caching is relative. Write the site URL, such as /guides/caching/.',
    ]);
  });
});

describe('the cache', () => {
  test('gives the same pages again, and notices edits', async () => {
    const cache = path.join(root, 'cache');
    const first = await compile({ 'a.md': page('A', '```js\nlet a\n```'), 'b.md': page('B') }, cache);
    const second = await compile({}, cache);
    expect(second.pages).toEqual(first.pages);
    const third = await compile({ 'a.md': page('A', 'changed') }, cache);
    expect(third.pages.find(({ url }) => url === '/a/')?.html).toContain('changed');
  });
  test('notices edits of drawings', async () => {
    const cache = path.join(root, 'cache');
    const drawing = (text: string): string => `<svg viewBox="0 0 1 1"><text>${text}</text></svg>`;
    await compile({ 'a.md': page('A', '<Diagram src="./d.svg" title="D" />'), 'd.svg': drawing('before') }, cache);
    const { pages } = await compile({ 'd.svg': drawing('after') }, cache);
    expect(pages[0]?.html).toContain('<text>after</text>');
  });
  test('is another one for each thing that decides how a page comes out', () => {
    const input = { publicDir: '/public', origin: 'https://a.example', readmeLimit: 1000 };
    const version = compileVersion(input);
    expect(compileVersion({ ...input, origin: 'https://b.example' })).not.toBe(version);
    expect(compileVersion({ ...input, publicDir: '/other' })).not.toBe(version);
    expect(compileVersion({ ...input, readmeLimit: 1 })).not.toBe(version);
    const facts = { versions: { webpack: '5.0.0' }, facts: [], added: {}, build: [] };
    expect(compileVersion({ ...input, facts: indexFacts(facts) })).not.toBe(version);
  });
});
