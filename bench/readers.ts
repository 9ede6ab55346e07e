/** Many readers at once, on the nginx that the handbook describes. */
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { readRedirects } from '../compile/redirects.ts';
import { hostRules } from '../generator/hosts/host-rules.ts';
import { nginx, startNginx } from '../generator/hosts/testing/start-nginx.ts';
import { site } from '../site.config.ts';

/** Figures of a load; latencies to the last byte of an answer, over all answers. */
export interface Readers {
  readers: number;
  seconds: number;
  requests: number;
  requests_per_second: number;
  /** Body bytes, MB of 1,000,000. */
  megabytes_per_second: number;
  median_ms: number;
  p99_ms: number;
  /** Answers other than 200, and connections that broke. */
  failed: number;
}

/** Milliseconds that a load lasts: long enough to see a queue grow. */
const duration = 10_000;

/**
 * Has `readers` ask at once, each on a connection of its own, for documents with the scripts that belong to them, and as soon as
 * one answer is there for the next.
 * @returns nothing where no nginx is installed
 */
export async function measureReaders(dist: string, readers = 500): Promise<Readers | undefined> {
  if (!nginx) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'readers-'));
  await symlink(dist, path.join(folder, 'site'));
  const redirects = new Map(readRedirects().map(({ from, to }) => [from, to]));
  const server = await startNginx(folder, hostRules(site, redirects));
  try {
    return await load(server.port, await visitOf(dist), readers);
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}

/** What a visitor asks for: a page with its scripts, then pages as the app and as documents. */
async function visitOf(dist: string): Promise<string[]> {
  const pages = ['/guides/caching/', '/configuration/output/', '/', '/concepts/', '/blog/'];
  const page = await readFile(path.join(dist, pages[0]!, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, address]) => address!);
  return [pages[0]!, ...scripts, '/routes.js', ...pages.slice(1)];
}

async function load(port: number, visit: string[], readers: number): Promise<Readers> {
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  const end = performance.now() + duration;
  await Promise.all(
    Array.from({ length: readers }, async (_, reader) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let step = reader; performance.now() < end; step += 1) {
        const start = performance.now();
        const answer = await ask(port, visit[step % visit.length]!, agent);
        times.push(performance.now() - start);
        bytes += answer?.bytes ?? 0;
        if (answer?.status !== 200) failed += 1;
      }
      agent.destroy();
    }),
  );
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
  const seconds = duration / 1000;
  return {
    readers,
    seconds,
    requests: times.length,
    requests_per_second: Math.round(times.length / seconds),
    megabytes_per_second: Math.round(bytes / seconds / 1e6),
    median_ms: at(0.5),
    p99_ms: at(0.99),
    failed,
  };
}

/** @returns nothing where the connection broke */
function ask(port: number, address: string, agent: Agent): Promise<{ status: number; bytes: number } | undefined> {
  return new Promise((resolve) => {
    request(
      { port, host: '127.0.0.1', path: address, agent, headers: { 'Accept-Encoding': 'br, gzip' } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('error', () => resolve(undefined));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      },
    )
      .on('error', () => resolve(undefined))
      .end();
  });
}
