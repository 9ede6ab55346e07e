import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import type { PageModule } from '../../src/model/page.ts';
import type { Site } from '../site.ts';
import { pageSource, writeModules } from './modules.ts';

const html = `<p class="x">It's \`here\`: \${no} \\ &lt;/script> \u2028 line
break</p>`;

function pageModule(url: string, text = html): PageModule {
  return {
    page: { url, title: url, description: '', kind: 'page', section: 'a', contributors: [], related: [] },
    html: text,
    anchors: [],
  };
}

function siteOf(...modules: PageModule[]): Site {
  const section = { id: 'a', title: 'A', url: '/a/', pages: [] };
  return {
    pages: modules.map((module) => ({ module })),
    sections: new Map([['a', section]]),
    redirects: new Map([['/old/', '/a/']]),
    movedHeadings: {},
  } as unknown as Site;
}

let folder: string;
beforeEach(() => (folder = folderForTest('modules')));

test('a page comes out of its module as it went in', async () => {
  const file = path.join(folder, 'page.mjs');
  await writeFile(file, pageSource(pageModule('/a/')));
  expect({ ...(await import(pathToFileURL(file).href)) }).toEqual({ ...pageModule('/a/') });
});

test('quotes of attributes are not escaped: they are most of the bytes that escaping would add', () => {
  expect(pageSource(pageModule('/a/'))).toContain('<p class="x">');
});

test('names carry a hash of the content, so that an edit changes one name', async () => {
  const options = { folder, salt: '' };
  await writeModules(siteOf(pageModule('/a/'), pageModule('/a/b/')), options);
  const before = (await readFile(path.join(folder, 'pages.js'), 'utf8')).split('\n');
  await writeModules(siteOf(pageModule('/a/'), pageModule('/a/b/', '<p>new</p>')), options);
  const after = (await readFile(path.join(folder, 'pages.js'), 'utf8')).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^ {2}"\/a\/b\/".*"pages\/a-b\.[\da-f]{8}"/),
  ]);
});

test('only what changed is written, and what is gone is removed', async () => {
  const options = { folder, salt: '', stableNames: true };
  await writeModules(siteOf(pageModule('/a/'), pageModule('/a/b/')), options);
  expect(await writeModules(siteOf(pageModule('/a/', '<p>new</p>'), pageModule('/a/b/')), options)).toEqual([
    'pages/a.js',
  ]);
  await writeModules(siteOf(pageModule('/a/')), options);
  expect(await readdir(path.join(folder, 'pages'))).toEqual(['a.js']);
});
