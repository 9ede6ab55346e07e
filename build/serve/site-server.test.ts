import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer, PortTaken, type SiteServer } from './site-server.ts';

let folder: string;
let server: SiteServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-'));
  const files: Record<string, string> = {
    'index.html': 'home', 'guides/index.html': 'guides', 'guides/index.md': '# guides', '404.html': 'nothing here', 'app/a.1234.js': 'run()',
    _headers: '# c\n/*\n  X-Content-Type-Options: nosniff\n/app/*\n  Cache-Control: max-age=9, immutable\n',
    _redirects: '# c\n/old/ /guides/#part 301\n/old /guides/#part 301\n',
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
    if (/\.(?:html|js)$/.test(file)) {
      await writeFile(path.join(folder, `${file}.br`), brotliCompressSync(content));
      await writeFile(path.join(folder, `${file}.gz`), gzipSync(content));
    }
  }
  await writeFile(path.join(path.dirname(folder), `${path.basename(folder)}-secret`), 'secret');
  server = createSiteServer(folder);
  await server.listen(0);
});
afterAll(async () => {
  await server.close();
  await rm(`${folder}-secret`);
  await rm(folder, { recursive: true });
});

/** Without fetch, which normalizes paths and decodes bodies. */
function get(target: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path: target, headers }, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    }).on('error', reject).end();
  });
}

test('a page is served with the security headers, to be asked about each time', async () => {
  const { status, headers, body } = await get('/guides/');
  expect([status, body]).toEqual([200, 'guides']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toContain('must-revalidate');
  expect(headers['content-type']).toMatch(/^text\/html/);
});

test('hashed files are kept for good', async () => {
  expect((await get('/app/a.1234.js')).headers['cache-control']).toBe('max-age=9, immutable');
});

test('the best encoding that the browser takes', async () => {
  for (const [accepted, encoding] of [['gzip, br', 'br'], ['gzip', 'gzip'], ['', undefined]] as const) {
    const { headers } = await get('/guides/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
  }
});

test('what the browser has is not sent again', async () => {
  const { headers } = await get('/guides/');
  expect((await get('/guides/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('a missing slash is added, the query kept', async () => {
  const { status, headers } = await get('/guides?a=1');
  expect([status, headers.location]).toEqual([301, '/guides/?a=1']);
});

test('a path with a file extension is left alone', async () => {
  expect((await get('/guides/index.md')).status).toBe(200);
  expect((await get('/missing.js')).status).toBe(404);
});

test('legacy addresses lead on, with and without their slash', async () => {
  for (const from of ['/old/', '/old']) expect((await get(from)).headers.location).toBe('/guides/#part');
});

test('an unknown page is the 404 page with its status, compressed too', async () => {
  const { status, body, headers } = await get('/nowhere/');
  expect([status, body]).toEqual([404, 'nothing here']);
  expect(headers['cache-control']).toContain('must-revalidate');
  expect((await get('/nowhere/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('malformed paths are refused, and nothing outside the folder is reached', async () => {
  for (const target of ['/%', '/%E0%A4%A', '/a%00/', '/a%0d%0aSet-Cookie:%20x', '//example.com']) expect((await get(target)).status, target).toBe(400);
  const name = path.basename(folder);
  for (const target of [`/../${name}-secret`, `/%2e%2e/${name}-secret`, `/..%2f${name}-secret`, `/guides/../../${name}-secret`]) {
    const { status, body } = await get(target);
    expect(status, target).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('secret');
  }
});

test('a taken port is named, with what to do', async () => {
  const second = createSiteServer(folder);
  const port = Number(new URL(server.url).port);
  await expect(second.listen(port)).rejects.toThrow(PortTaken);
  await expect(createSiteServer(folder).listen(port)).rejects.toThrow(`PORT=${port + 1}`);
});
