import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { compileSite } from '../../compile/compile-site.ts';
import { brokenContract, uselessRedirects } from './contract.ts';
import { findMentions } from './mentions.ts';

const folder = temporaryFolder('links');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

const answers = { pages: new Map([['/guides/caching/', new Set(['hashes'])]]), others: new Set(['/vote/']) };

test('addresses and ids of the contract must answer', () => {
  const pages = [
    {
      url: '/guides/caching/',
      anchors: [
        [2, 'hashes', 'Hashes'],
        [2, 'gone', 'Gone'],
      ],
    },
    { url: '/vote/', anchors: [[2, 'anything', 'Anything']] },
    { url: '/nowhere/' },
  ];
  write('site-map.json', JSON.stringify({ about: '', pages }));
  expect(brokenContract(path.join(folder, 'site-map.json'), answers)).toEqual(['/guides/caching/#gone', '/nowhere/']);
});

test('entries of the redirects that lead nowhere, or never take effect, are named', () => {
  const redirects = [
    { from: '/old/', to: '/guides/caching/#hashes' },
    { from: '/older/', to: '/guides/cachin/' },
    { from: '/guides/caching/', to: '/vote/' },
  ];
  const headings = [
    { from: '/guides/caching/#old', to: '/guides/caching/#hashes' },
    { from: '/guides/caching/#oldest', to: '/guides/caching/#hash' },
    { from: '/guides/caching/#Hash-es', to: '/vote/' },
    { from: '/guides/gone/#x', to: '/vote/' },
  ];
  expect(
    uselessRedirects(redirects, headings, answers).map((message) =>
      message.replace(/^data\/redirects\.json: (\S+) (\S+ \S+).*$/, '$1 $2'),
    ),
  ).toEqual([
    '/older/ leads to',
    '/guides/caching/#oldest leads to',
    '/guides/caching/ is a',
    '/guides/caching/#Hash-es cannot have',
    '/guides/gone/#x cannot have',
  ]);
});

test('addresses in packages are found, with the file that has them; change logs are not looked into', () => {
  write(
    'node_modules/a/lib/a.js',
    '// see https://webpack.js.org/concepts/#loaders.\n"https://webpack.js.org/x/${name}" "https://webpack.js.org/x"',
  );
  write('node_modules/a/CHANGELOG.md', 'https://webpack.js.org/old/');
  expect(findMentions(path.join(folder, 'node_modules'), ['a'], ['https://webpack.js.org'])).toEqual([
    { address: '/concepts/#loaders', file: 'a/lib/a.js' },
    { address: '/x', file: 'a/lib/a.js' },
  ]);
});

test('a dead anchor in a page is a problem with its line', async () => {
  write('content/index.md', '---\ntitle: Home\n---\n\nSee [there](/other/#nothing).\n');
  write('content/other.md', '---\ntitle: Other\n---\n\n## Something\n');
  const { problems } = await compileSite({ contentDir: path.join(folder, 'content'), cacheDir: false });
  expect(problems.filter(({ about }) => about === 'link')).toEqual([
    expect.objectContaining({
      line: 5,
      message: expect.stringContaining('/other/ has no id nothing') as string,
      severity: 'error',
    }),
  ]);
});
