/**
 * Simulates a site that is redeployed while readers have it open. A deployment writes no files. Instead, the server's
 * responses are changed as they are sent, so a deployment costs nothing until a file is requested.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { startServer } from '../data/test-server.ts';
import { filesUnder } from '../generator/files-under.ts';
import { createSiteServer } from '../generator/serve/site-server.ts';

/** Matches a content hash with 8 digits in a file name, or a build id with 12. */
const hash = /\b(?:[0-9a-f]{12}|[0-9a-f]{8})\b/g;

type Hindrance = 'refuse' | 'cut' | 'hold';

export interface Deployments {
  /** URL of the test site, which remains the same across deployments. */
  readonly url: string;
  /** Deploys changed files of the test site, keyed by their path on the site (`sw.js`). */
  deploy(changes: Record<string, (text: string) => string>): void;
  /**
   * Deploys a build in which the content and every file of the app (except fonts) have changed. File names and all
   * references to them get other hashes. No two deployments share a hash.
   *
   * @param only pattern of the files in `app/` that have changed. If it matches none of the app's own files, the build
   * id remains the same.
   * @param keeps whether the old files in `app/` remain available, as with `release.sh` in docs/operate.md
   */
  deployOtherHashes(only?: RegExp, keeps?: boolean): void;
  /**
   * Makes the server respond with 503 to matching URLs, drop the connection, or not respond at all.
   *
   * @returns a function that ends this and responds to pending requests
   */
  hinder(addresses: RegExp, how: Hindrance): () => void;
  close(): Promise<void>;
}

/** Maps content hashes in a simulated deployment to those in the build, and vice versa. */
interface Hashes {
  ofBuild: ReadonlyMap<string, string>;
  toBuild: ReadonlyMap<string, string>;
}

/**
 * Serves a built site that tests can redeploy.
 *
 * @param folder folder of the build
 */
export async function startDeployments(folder: string): Promise<Deployments> {
  const build = createSiteServer(folder);
  await build.listen(0);
  const named = await namedByHash(folder);
  let current = hashesFrom(new Map(named.map(([, found]) => [found, found])));
  /** Simulated deployments whose files still exist, the current one first. */
  let kept = [current];
  const changes = new Map<string, ((text: string) => string)[]>();
  const hindrances = new Map<RegExp, { how: Hindrance; ended: Promise<void> }>();

  async function answer({ url = '/', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(url, build.url);
    for (const [addresses, { how, ended }] of hindrances) {
      if (!addresses.test(pathname)) continue;
      if (how === 'refuse') return void response.writeHead(503).end();
      if (how === 'cut') return void response.destroy();
      await ended;
    }
    const found = pathname.match(hash) ?? [];
    const { ofBuild, toBuild } = kept.find((each) => found.every((name) => each.toBuild.has(name))) ?? current;
    // Treat files as missing if they have another name in this deployment, or never existed.
    const inBuild = pathname.replace(hash, (name) => toBuild.get(name) ?? (ofBuild.has(name) ? 'gone' : name));
    const asBuilt = await fetch(build.url + inBuild + search, {
      ...(method !== undefined && { method }),
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = new Headers(asBuilt.headers);
    // Remove headers that describe the unmodified file or the connection to the build's own server.
    for (const name of ['content-length', 'etag', 'last-modified', 'connection', 'keep-alive']) headers.delete(name);
    let body: string | Buffer = Buffer.from(await asBuilt.arrayBuffer());
    if (/text|script|json|xml/.test(headers.get('content-type') ?? '')) {
      body = body.toString().replace(hash, (name) => ofBuild.get(name) ?? name);
      for (const change of changes.get(inBuild.replace(/\/$/, '/index.html').slice(1)) ?? []) body = change(body);
    }
    response.writeHead(asBuilt.status, Object.fromEntries(headers)).end(body);
  }
  // Close the connection if the build's own server shuts down during a request.
  const server = await startServer((request, _body, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  return {
    // Use `localhost` as the host name, like the server of the unmodified build.
    url: server.url.replace('127.0.0.1', 'localhost'),
    deploy(files) {
      for (const [file, change] of Object.entries(files)) changes.set(file, [...(changes.get(file) ?? []), change]);
    },
    deployOtherHashes(only = /./, keeps = false) {
      const renamed = new Set(named.filter(([file]) => only.test(file)).map(([, found]) => found));
      const next = [...current.ofBuild].map(([name, now]) => [name, renamed.has(name) ? otherHash(now) : now] as const);
      current = hashesFrom(new Map(next));
      kept = keeps ? [current, ...kept] : [current];
    },
    hinder(addresses, how) {
      const { promise, resolve } = Promise.withResolvers<void>();
      hindrances.set(addresses, { how, ended: promise });
      return () => {
        hindrances.delete(addresses);
        resolve();
      };
    },
    async close() {
      await server.close();
      await build.close();
    },
  };
}

/**
 * Lists the app's files with a content hash in their name. The app's own hash is the build id. Excludes fonts, because
 * the content security policy identifies the inline script and style that contain their names by hash.
 */
async function namedByHash(folder: string): Promise<[file: string, hash: string][]> {
  const { id } = JSON.parse(await readFile(path.join(folder, 'build.json'), 'utf8')) as { id: string };
  const all = (await filesUnder(path.join(folder, 'app'))).map((file) => `app/${file}`);
  const files = all.filter((file) => !file.endsWith('.woff2'));
  const named = files.flatMap((file): [string, string][] =>
    [...path.basename(file).matchAll(hash)].map(([found]) => [file, found]),
  );
  return [...named, ['app/browser.js', id]];
}

function hashesFrom(ofBuild: ReadonlyMap<string, string>): Hashes {
  return { ofBuild, toBuild: new Map([...ofBuild].map(([name, now]) => [now, name])) };
}

/** Returns a different hash of the same length by incrementing each digit. */
function otherHash(hash: string): string {
  return hash.replaceAll(/./g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));
}
