/**
 * Tests behavior of servers that doesn't depend on their configuration files alone: encodings, conditional requests,
 * and files that change while being served. The servers are nginx with the generated files, and `npm start`.
 */
import { rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { startHost, type StandingHost } from './testing/hosts.ts';
import { smallSite } from './testing/small-site.ts';
import { nginx } from './testing/start-nginx.ts';

describe.each(['nginx', 'npm start, as Cloudflare'])('%s', { tags: 'needs/nginx' }, (name) => {
  const folder = temporaryFolder('server');
  let host: StandingHost;
  const isMissing = name === 'nginx' && !nginx;
  const inSite = (file: string) => path.join(folder, 'site', file);
  beforeAll(async () => {
    if (isMissing) return;
    host = await startHost[name]!(folder);
  });
  afterAll(async () => {
    if (isMissing) return;
    await host.close();
  });

  test.skipIf(isMissing).each([
    ['/', 'text/html; charset=utf-8'],
    ['/guides/', 'text/html; charset=utf-8'],
    ['/nowhere/', 'text/html; charset=utf-8'],
    ['/guides/index.md', 'text/markdown; charset=utf-8'],
    ['/app/a.1234.js', 'text/javascript; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/sw-kill.json', 'application/json'],
    ['/assets/a.svg', 'image/svg+xml'],
    ['/assets/a.png', 'image/png'],
  ])('%s is %s', async (target, type) => {
    expect((await host.ask(target)).headers['content-type']).toBe(type);
  });

  test.skipIf(isMissing).each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR;q=1.0, gzip;q=0.5', 'br'],
    ['gzip;q=1.0, br ; q=0.5', 'gzip'],
    ['br;q=0.5, gzip;q=1.0', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip, br; q=0.000', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['gzip', 'gzip'],
    ['gzip;q=0, identity', undefined],
    ['gzip;q=0,br;q=0', undefined],
    ['broccoli, zgzip', undefined],
    ['', undefined],
  ])('to a browser that takes “%s”, a text goes as %s', async (accepted, encoding) => {
    for (const [target, file] of [
      ['/guides/', 'guides/index.html'],
      ['/nowhere/', '404.html'],
      ['/app/a.1234.js', 'app/a.1234.js'],
    ] as const) {
      const { headers, body } = await host.ask(target, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], target).toBe(encoding);
      expect(headers.vary, target).toBe(file.endsWith('/index.html') ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
      const whole = Buffer.from(smallSite[file]!);
      const sent = encoding === 'br' ? brotliCompressSync(whole) : encoding === 'gzip' ? gzipSync(whole) : whole;
      expect(body, target).toBe(sent.toString('latin1'));
    }
  });

  test.skipIf(isMissing)('a compressed file that is asked for by its name is not told as compressed', async () => {
    const { headers, status } = await host.ask('/guides/index.html.br', { 'accept-encoding': '' });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });

  test.skipIf(isMissing)('a part that is not there gets the whole, and no header twice', async () => {
    const whole = await host.ask('/guides/');
    const part = await host.ask('/guides/', { range: 'bytes=999999-' });
    expect([part.status, part.headers['cache-control'], part.headers.vary]).toEqual([
      200,
      whole.headers['cache-control'],
      whole.headers.vary,
    ]);
  });

  test.skipIf(isMissing)('a malformed address is refused', async () => {
    expect((await host.ask('/%zz')).status).toBe(400);
  });

  test.skipIf(isMissing)('what the browser has is not sent again', async () => {
    for (const accepted of ['br', '']) {
      const { headers } = await host.ask('/guides/', { 'accept-encoding': accepted });
      const again = { 'accept-encoding': accepted, 'if-none-match': String(headers.etag) };
      expect((await host.ask('/guides/', again)).status).toBe(304);
    }
  });

  test.skipIf(isMissing).each(['sw.js', 'sw-kill.json'])(
    '%s that is replaced by hand is what readers get',
    async (file) => {
      await writeFile(inSite(file), 'replaced');
      // An earlier deployment could have left this file behind.
      await writeFile(inSite(`${file}.br`), brotliCompressSync('old'));
      await writeFile(inSite(`${file}.gz`), gzipSync('old'));
      const { headers, body } = await host.ask(`/${file}`, { 'accept-encoding': 'gzip, br' });
      expect([headers['content-encoding'], body]).toEqual([undefined, 'replaced']);
    },
  );

  test.skipIf(isMissing)('files that come, change and go while it runs', async () => {
    const { headers } = await host.ask('/app/later.js');
    expect(headers['content-type']).toContain('text/html');
    await writeFile(inSite('app/later.js'), 'first');
    expect((await host.ask('/app/later.js')).body).toBe('first');
    await writeFile(inSite('app/later.js'), 'the second, which is longer');
    await utimes(inSite('app/later.js'), new Date(), new Date(Date.now() + 5000));
    expect((await host.ask('/app/later.js')).body).toBe('the second, which is longer');
    await rm(inSite('app/later.js'));
    expect((await host.ask('/app/later.js')).status).toBe(404);
    await rm(inSite('guides/index.md'));
    expect((await host.ask('/guides/index.md')).status).toBe(404);
    expect((await host.ask('/')).status).toBe(200);
  });
});
