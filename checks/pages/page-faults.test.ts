import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../compile/testing/write-files.ts';
import { compileSite } from '../../compile/compile-site.ts';
import { runPageCheck } from './run-check.ts';

const folder = temporaryFolder('faults');

const good = 'A sentence that says what this page is for, long enough to be of use to whoever reads it.';

/** Writes pages, and returns the input of their check. */
async function siteOf(name: string, files: Record<string, string>) {
  const contentDir = path.join(folder, name);
  writeFiles(contentDir, files);
  const compiled = await compileSite({ contentDir, cacheDir: false });
  const keptCopies = path.join(folder, 'copies.json');
  return { compiled, contentDir, origin: 'https://webpack.js.org', keptCopies };
}

/** Returns the failures of the check for a site with these pages. */
async function failuresOf(name: string, files: Record<string, string>): Promise<string[]> {
  const input = await siteOf(name, files);
  const { contentDir } = input;
  const { failures, lines } = await runPageCheck(input, { files: ['x'], update: false, acceptNew: false });
  expect(failures).toEqual([]);
  const all = Object.keys(files).map((file) => path.relative(process.cwd(), path.join(contentDir, file)));
  const asked = await runPageCheck(input, { files: all, update: false, acceptNew: false });
  return [...asked.failures, ...asked.lines, ...lines].map((line) => line.replace(/^.*?\/(?=[\w.-]+:\d+:)/, ''));
}

const page = (title: string, body = '', description = `${title}. ${good}`): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${body}\n`;

test('a good page has no faults', async () => {
  expect(await failuresOf('good', { 'index.md': page('Home', '## One\n\n### Two') })).toEqual([]);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    'no description',
    { 'index.md': '---\ntitle: Home\n---\n', 'glossary.md': '---\ntitle: Words\n---\n' },
    /glossary\.md:1: has no description/,
  ],
  [
    'a placeholder',
    { 'index.md': page('Home', '', 'One sentence of 80 to 160 characters that says what the page is for.') },
    /still has the description of a template/,
  ],
  ['a heading that stands twice', { 'index.md': page('Home', '## One\n\n### A\n\n### B\n\n### A') }, /“A” twice/],
  ['a tab', { 'index.md': page('Home', 'A\tb') }, /index\.md:6: has a tab.*npm run format/],
  [
    'a row of a template',
    {
      'index.md': page(
        'Home',
        '## Options\n\n| Option | Use |\n|---|---|\n| `a` | What it does, and when you want it. |',
      ),
    },
    /index\.md:1: still says “What it does, and when you want it\.”/,
  ],
  ['a short description', { 'index.md': page('Home', '', 'Home.') }, /5 characters: write one of 80 to 160/],
  [
    'two pages with one title',
    { 'index.md': page('Home'), 'guides/a.md': page('A', '', `1 ${good}`), 'guides/b.md': page('A', '', `2 ${good}`) },
    /b\.md:1: has the title of guides\/a\.md/,
  ],
  [
    'two pages with one description',
    { 'index.md': page('Home', '', good), 'a.md': page('A', '', good) },
    /has the description of/,
  ],
  [
    'two pages with one place',
    {
      'guides/a.md': page('A').replace('---\n\n', 'sort: 3\n---\n\n'),
      'guides/b.md': page('B').replace('---\n\n', 'sort: 3\n---\n\n'),
    },
    /b\.md:1: has the sort of guides\/a\.md/,
  ],
  [
    'a guide that names another than the next one',
    {
      'guides/a.md': page('A', '## After A: C {#next-guide}\n\nSee [C](/guides/c/).').replace(
        '---\n\n',
        'sort: 1\n---\n\n',
      ),
      'guides/b.md': page('B').replace('---\n\n', 'sort: 2\n---\n\n'),
      'guides/c.md': page('C').replace('---\n\n', 'sort: 3\n---\n\n'),
    },
    /a\.md:9: “After A: C” leads to .*\/guides\/c\/, and the button below it to \/guides\/b\/:/,
  ],
  [
    'a front matter that names another guide than the next one',
    {
      'guides/a.md': page('A').replace(
        '---\n\n',
        'sort: 1\nrelated:\n  - title: "Next guide: C"\n    url: /guides/c/\n---\n\n',
      ),
      'guides/b.md': page('B').replace('---\n\n', 'sort: 2\n---\n\n'),
      'guides/c.md': page('C').replace('---\n\n', 'sort: 3\n---\n\n'),
    },
    /a\.md:6: “Next guide: C” leads to \/guides\/c\/, and the button below it to \/guides\/b\/:/,
  ],
  [
    'a fact claimed twice',
    { 'index.md': page('Home', '## One {option:mode}\n\n## Two {option:mode}') },
    /index\.md:8: claims option:mode, which index\.md:6 claims already/,
  ],
  ['a file that no page shows', { 'index.md': page('Home'), 'large.bin': 'x' }, /large\.bin:1: is shown by no page/],
  [
    'a second heading of level 1',
    { 'index.md': page('Home', '# Home') },
    /index\.md:6: The page title is already a level 1 heading/,
  ],
  [
    'a level left out',
    { 'index.md': page('Home', '## One\n\n#### Two') },
    /index\.md:8: .*level 4 heading after a level 2 heading/,
  ],
  [
    'a picture without words',
    { 'index.md': page('Home', '![](https://example.org/a.png)') },
    /index\.md:6: An image needs alternative text/,
  ],
])('%s is found', async (name, files, message) => {
  expect(await failuresOf(name, files)).toEqual([expect.stringMatching(message)]);
});

test('lines that end as on Windows are no fault: git stores them as on Unix', async () => {
  const text = page('Home', '## One\n\nT> A tip.\n\n```js\nlet a;\n```').replaceAll('\n', '\r\n');
  expect(await failuresOf('crlf', { 'index.md': text })).toEqual([]);
});

test('a page that got between a guide and its next one is told of it, though the guide is the one to change', async () => {
  const guide = (title: string, sort: number, body = ''): string =>
    page(title, body).replace('---\n\n', `sort: ${sort}\n---\n\n`);
  const files = {
    'guides/a.md': guide('A', 1, '## After A: C {#next-guide}\n\nSee [C](/guides/c/).'),
    'guides/b.md': guide('B', 2),
    'guides/c.md': guide('C', 3),
  };
  const input = await siteOf('between', files);
  const failuresAt = async (name: string): Promise<string[]> => {
    const asked = path.relative(process.cwd(), path.join(input.contentDir, name));
    return (await runPageCheck(input, { files: [asked], update: false, acceptNew: false })).failures;
  };
  expect(await failuresAt('guides/b.md')).toEqual([expect.stringMatching(/guides\/a\.md:9: “After A: C” leads to/)]);
  expect(await failuresAt('guides/c.md')).toEqual([]);
});
