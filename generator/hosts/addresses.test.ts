/** Tests that all implementations of canonical addresses agree with one table. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { answersAt } from '../../checks/links/contract.ts';
import { checkLinks } from '../../compile/links.ts';
import type { CompiledPage } from '../../compile/types.ts';
import { canonicalAddress } from '../../src/app/navigation/address.ts';
import { documentKey, routeOf } from '../../src/features/offline/worker/routes.ts';
import { canonicalPath, isPagePath } from '../../src/model/url.ts';
import { createSiteServer, type SiteServer } from '../serve/site-server.ts';

const origin = 'https://site.example';

/** Requested addresses, each with the page that must be returned. */
const pages = [
  ['/guides/caching/', '/guides/caching/'],
  ['/guides/caching', '/guides/caching/'],
  ['/guides//caching', '/guides/caching/'],
  ['/migrate/5.0', '/migrate/5.0/'],
  ['/blog/2020-10-10-webpack-5-release', '/blog/2020-10-10-webpack-5-release/'],
  ['/v5.1/guides', '/v5.1/guides/'],
  ['/', '/'],
] as const;

const files = [
  '/feed.xml',
  '/assets/icon.svg',
  '/fonts/inter.woff2',
  '/guides/caching/index.md',
  '/guides/caching.md',
  '/app/pages/a.1a2b.js',
];

const folder = temporaryFolder('addresses');
let server: SiteServer;
beforeAll(async () => {
  for (const name of [...pages.map(([, page]) => `${page}index.html`), ...files]) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), name);
  }
  server = createSiteServer(folder);
  await server.listen(0);
});
afterAll(() => server.close());

test.each(pages)('%s is the page %s to all', async (asked, page) => {
  expect(canonicalPath(asked)).toBe(page);
  expect(isPagePath(asked)).toBe(true);
  expect(canonicalAddress({ path: asked, query: '?a', hash: '#b' })).toEqual({ path: page, query: '?a', hash: '#b' });
  expect(documentKey(origin + asked)).toBe(page);
  expect(
    routeOf({ method: 'GET', url: origin + asked, mode: 'navigate', cache: 'default', range: false }, origin),
  ).toBe('document');
  expect(answersAt(`${asked}#part`, { pages: new Map([[page, new Set(['part'])]]), others: new Set() })).toBe(true);
  const linking = { url: page, ids: [], links: [{ href: asked, line: 1, kind: 'link' }] } as unknown as CompiledPage;
  const [detour] = checkLinks([linking], { redirects: [], others: [] }, () => 'a.md');
  expect(detour?.message).toEqual(asked === page ? undefined : (expect.stringContaining(`Write ${page}.`) as string));
  const answer = await fetch(server.url + asked);
  expect([await answer.text(), new URL(answer.url).pathname]).toEqual([`${page}index.html`, page]);
});

test.each(files)('%s is a file to all', async (file) => {
  expect(canonicalPath(file)).toBe(file);
  expect(isPagePath(file)).toBe(false);
  expect(routeOf({ method: 'GET', url: origin + file, mode: 'navigate', cache: 'default', range: false }, origin)).toBe(
    'pass',
  );
  expect(answersAt(file, { pages: new Map(), others: new Set([file]) })).toBe(true);
  expect(await (await fetch(server.url + file)).text()).toBe(file);
});
