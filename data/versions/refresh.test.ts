import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { startServer } from '../test-server.ts';
import { pagesOfSitemap, refreshVersions } from './refresh.ts';

const folder = temporaryFolder('versions');
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer((request, _body, response) => {
    if (request.url !== '/v5/sitemap.xml') response.statusCode = 404;
    response.end(
      `<urlset><url><loc>${server.url}/v5/</loc></url><url><loc>${server.url}/v5/guides/</loc></url></urlset>`,
    );
  });
});
afterAll(() => server.close());

test('the pages of a sitemap, as addresses inside the site', () => {
  const sitemap = '<loc>https://a.example/v5/</loc><loc> https://a.example/v5/x </loc><loc>https://a.example/y/</loc>';
  expect(pagesOfSitemap(sitemap, 'https://a.example/v5')).toEqual(['/', '/x/']);
  expect(() => pagesOfSitemap('<html>', 'https://a.example')).toThrow('names no page');
});

test('a version that does not answer keeps what is known of it', async () => {
  const file = path.join(folder, 'pages.json');
  const gone = `${server.url}/gone`;
  await writeFile(
    file,
    JSON.stringify({ fetched: null, pages: { [gone]: ['/old/'], 'https://dropped.example': ['/'] } }),
  );
  const failures = await refreshVersions([`${server.url}/v5`, gone], file, new Date(0));
  expect(failures).toEqual([`${gone}: ${gone}/sitemap.xml answered 404`]);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
    fetched: '1970-01-01T00:00:00.000Z',
    pages: { [`${server.url}/v5`]: ['/', '/guides/'], [gone]: ['/old/'] },
  });
});
