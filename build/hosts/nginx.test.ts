import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { hostRules, immutable, revalidate } from './host-rules.ts';
import { nginxFile } from './nginx.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) => existsSync(file));
if (!nginx) console.warn('nginx is not installed: nginx.conf is not tested. Install nginx to test it.');

describe.skipIf(!nginx)('nginx.conf in a real nginx', () => {
  let folder: string;
  let port: number;
  let server: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
    const files: Record<string, string> = {
      'index.html': 'home', 'guides/index.html': 'guides', 'guides/index.md': '# guides', '404.html': 'nothing here', 'app/a.1234.js': 'run()', 'cards/a.png': 'picture',
    };
    for (const [file, content] of Object.entries(files)) {
      const target = path.join(folder, 'site', file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
      if (file.endsWith('.png')) continue;
      await writeFile(`${target}.br`, brotliCompressSync(content));
      await writeFile(`${target}.gz`, gzipSync(content));
    }
    port = await freePort();
    const rules = hostRules(site, new Map([['/old/', '/guides/#part'], ['/away/', 'https://example.com/x']]), '');
    const block = nginxFile(rules, path.join(folder, 'site')).replace('listen 80;', `listen 127.0.0.1:${port};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    await writeFile(path.join(folder, 'nginx.conf'), `${user}\npid ${folder}/pid;\ndaemon off;\nmaster_process off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${block}\n}\n`);
    let complaint = '';
    server = spawn(nginx!, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
    server.stderr?.on('data', (chunk) => (complaint += chunk));
    for (let tries = 0; ; tries += 1) {
      if (await get('/').then(() => true, () => false)) break;
      if (tries > 100 || server.exitCode !== null) throw new Error(`nginx did not start: ${complaint}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(async () => {
    server.kill();
    await rm(folder, { recursive: true });
  });

  function get(target: string, headers: Record<string, string> = {}): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: target, headers, agent: false }, (response) => {
        let body = '';
        response.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      }).on('error', reject).end();
    });
  }

  test('pages and files, each with its type', async () => {
    for (const [target, type, body] of [['/', 'text/html', 'home'], ['/guides/', 'text/html', 'guides'], ['/guides/index.md', 'text/markdown', '# guides'], ['/app/a.1234.js', 'text/javascript', 'run()']] as const) {
      const answer = await get(target);
      expect([answer.status, answer.body], target).toEqual([200, body]);
      expect(answer.headers['content-type']).toContain(type);
    }
  });

  test('compressed twins, the better one first', async () => {
    for (const target of ['/guides/', '/app/a.1234.js', '/guides/index.md']) {
      expect((await get(target, { 'accept-encoding': 'gzip, br' })).headers['content-encoding'], target).toBe('br');
      expect((await get(target, { 'accept-encoding': 'gzip' })).headers['content-encoding'], target).toBe('gzip');
      const plain = await get(target);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.headers.vary).toBe('Accept-Encoding');
    }
    expect((await get('/guides/', { 'accept-encoding': 'br' })).body).toBe(brotliCompressSync('guides').toString('latin1'));
  });

  test('the same headers as everywhere, for pages, files, redirects and the 404 page', async () => {
    for (const target of ['/guides/', '/app/a.1234.js', '/nowhere/', '/guides', '/cards/a.png']) {
      const { headers } = await get(target);
      expect(headers['x-content-type-options'], target).toBe('nosniff');
      expect(headers['content-security-policy'], target).toContain("default-src 'self'");
    }
  });

  test('hashed files are kept for good, everything else is asked about, missing files too', async () => {
    expect((await get('/app/a.1234.js')).headers['cache-control']).toBe(immutable);
    for (const target of ['/guides/', '/guides/index.md', '/app/missing.js', '/cards/a.png']) expect((await get(target)).headers['cache-control'], target).toBe(revalidate);
  });

  test('what the browser has is not sent again', async () => {
    const { headers } = await get('/guides/', { 'accept-encoding': 'br' });
    expect((await get('/guides/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('a missing slash is added, the query kept, and a file is left alone', async () => {
    const { status, headers } = await get('/guides?a=1&b=2');
    expect([status, headers.location]).toEqual([301, '/guides/?a=1&b=2']);
    expect((await get('/missing.js')).status).toBe(404);
  });

  test('legacy addresses lead on', async () => {
    for (const from of ['/old/', '/old']) expect((await get(from)).headers.location).toBe('/guides/#part');
    expect((await get('/away/')).headers.location).toBe('https://example.com/x');
  });

  test('an unknown page is the 404 page with its status, compressed too', async () => {
    const { status, body } = await get('/nowhere/');
    expect([status, body]).toEqual([404, 'nothing here']);
    const { status: again, headers } = await get('/nowhere/', { 'accept-encoding': 'br' });
    expect([again, headers['content-encoding']]).toEqual([404, 'br']);
  });

  test('a line break in a path does not become a header', async () => {
    const { headers } = await get('/a%0d%0aSet-Cookie:%20x=1');
    expect(headers['set-cookie']).toBeUndefined();
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
