/**
 * Tests module federation as the pages describe it: two builds on two origins, where one loads a module from the other
 * at run time and both share a single copy of a package.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import send from 'send';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';
import { writeFiles } from '../compile/testing/write-files.ts';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { closeVisitors, sharedBrowser } from './launch.ts';

const folder = temporaryFolder('federation');
const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

/** Builds an application and serves its output with a page that loads its entry point. */
async function serve(name: string, federation: object, port = 0): Promise<string> {
  const context = path.join(folder, name);
  const configuration: Configuration = {
    mode: 'production',
    context,
    entry: './index.js',
    output: { path: path.join(context, 'dist'), uniqueName: name },
    plugins: [new webpack.container.ModuleFederationPlugin({ name, ...federation })],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration).run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  await writeFile(
    path.join(context, 'dist', 'index.html'),
    '<!doctype html><title>Harbor</title><body><script src="main.js"></script>',
  );
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    send(request, request.url ?? '/', { root: path.join(context, 'dist') }).pipe(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const address = server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

test('a host runs a module of a remote on another origin, and both share one package', async () => {
  const shared = { clock: { singleton: true, requiredVersion: '^1.0.0' } };
  const clock = {
    'package.json': JSON.stringify({ name: 'clock', version: '1.2.0', main: 'clock.js' }),
    'clock.js': 'globalThis.copies = (globalThis.copies ?? 0) + 1;\nmodule.exports = { tell: () => "16:38" };\n',
  };
  writeFiles(folder, {
    'remote/package.json': '{ "name": "remote", "dependencies": { "clock": "^1.0.0" } }',
    'remote/index.js': 'import("./tides.js");\n',
    'remote/tides.js': 'import { tell } from "clock";\nexport const next = () => `High water at ${tell()}`;\n',
    'remote/node_modules/clock/package.json': clock['package.json'],
    'remote/node_modules/clock/clock.js': clock['clock.js'],
    'host/package.json': '{ "name": "host", "dependencies": { "clock": "^1.0.0" } }',
    'host/index.js': 'import("./start.js");\n',
    'host/start.js':
      'import { tell } from "clock";\nimport { next } from "harbor/tides";\ndocument.body.append(`${next()}, host says ${tell()}`);\n',
    'host/node_modules/clock/package.json': clock['package.json'],
    'host/node_modules/clock/clock.js': clock['clock.js'],
  });
  const remote = await serve('remote', { filename: 'remote.js', exposes: { './tides': './tides.js' }, shared });
  const host = await serve('host', { remotes: { harbor: `remote@${remote}/remote.js` }, shared });

  const browser = await sharedBrowser();
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(host);
    await expect.poll(() => page.locator('body').innerText()).toContain('High water at 16:38, host says 16:38');
    expect(await page.evaluate(() => (globalThis as { copies?: number }).copies)).toBe(1);
    expect(errors).toEqual([]);
  } finally {
    await closeVisitors(browser);
  }
});
