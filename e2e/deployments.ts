/**
 * A site that is deployed anew while readers have it open. No deployment writes a file: what the server of the build answers is
 * changed on its way to the reader, so that one costs nothing until something is asked for.
 */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { startServer } from '../data/test-server.ts';
import { filesUnder } from '../generator/files-under.ts';
import { createSiteServer } from '../generator/serve/site-server.ts';

/** What stands for a file name's hash of 8 digits, or for a build's id of 12. */
const hash = /\b(?:[0-9a-f]{12}|[0-9a-f]{8})\b/g;

type Hindrance = 'refuse' | 'cut' | 'hold';

export interface Deployments {
  /** Stays the same from one deployment to the next. */
  readonly url: string;
  /** Changes files by their path in the site (`sw.js`). */
  deploy(changes: Record<string, (text: string) => string>): void;
  /**
   * Deploys what a build gives in which every file of the app (but its fonts) and the content has changed: other hashes in their names and
   * in whatever names them. No two deployments have the same ones.
   * @param only which files of `app/` have changed; where those of the app itself stay, so does the id of the build
   * @param keeps whether the old files under `app/` stay, as `release.sh` of docs/operate.md has it; else they are gone
   */
  deployOtherHashes(only?: RegExp, keeps?: boolean): void;
  /**
   * Has the host answer 503 to addresses that match, or cut the connection, or answer nothing yet.
   * @returns ends that: what waits for its answer gets it
   */
  hinder(addresses: RegExp, how: Hindrance): () => void;
  close(): Promise<void>;
}

/** The hashes of one deployment by those of the build, and the other way round. */
interface Hashes {
  ofBuild: ReadonlyMap<string, string>;
  toBuild: ReadonlyMap<string, string>;
}

/** Serves a built site that can be deployed anew. @param folder of the build */
export async function startDeployments(folder: string): Promise<Deployments> {
  const build = createSiteServer(folder);
  await build.listen(0);
  const named = await namedByHash(folder);
  let current = hashesFrom(new Map(named.map(([, found]) => [found, found])));
  /** Those whose files are there, the current ones first. */
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
    // What the build has under another name now is gone, and so is what no deployment ever had.
    const inBuild = pathname.replace(hash, (name) => toBuild.get(name) ?? (ofBuild.has(name) ? 'gone' : name));
    const asBuilt = await fetch(build.url + inBuild + search, {
      ...(method !== undefined && { method }),
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const headers = new Headers(asBuilt.headers);
    // They are those of the file before it is changed, or of the connection.
    for (const name of ['content-length', 'etag', 'last-modified', 'connection', 'keep-alive']) headers.delete(name);
    let body: string | Buffer = Buffer.from(await asBuilt.arrayBuffer());
    if (/text|script|json|xml/.test(headers.get('content-type') ?? '')) {
      body = body.toString().replace(hash, (name) => ofBuild.get(name) ?? name);
      for (const change of changes.get(inBuild.replace(/\/$/, '/index.html').slice(1)) ?? []) body = change(body);
    }
    response.writeHead(asBuilt.status, Object.fromEntries(headers)).end(body);
  }
  // A site that is closed while it answers breaks the answer off.
  const server = await startServer((request, _body, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  return {
    // The address that the site's own server has.
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
 * Files of the app whose names hold a hash, with it; the id of the build is that of the app itself. Without fonts, which
 * stay the same: the inline script and style that name them would no longer be those that the policy allows.
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

/** Another hash of the same length: each digit is the next one. */
function otherHash(hash: string): string {
  return hash.replaceAll(/./g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16));
}
