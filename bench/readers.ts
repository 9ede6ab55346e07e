/** Runs a load test with many concurrent readers on nginx, configured as documented. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nginx } from '../generator/hosts/testing/start-nginx.ts';
import { startSiteNginx } from '../generator/hosts/testing/start-site-nginx.ts';
import { load, type Readers } from './load.ts';

/**
 * Simulates `readers` concurrent readers. Each has its own connection and requests documents and their scripts without
 * pausing.
 * @returns undefined if nginx isn't installed
 */
export async function measureReaders(dist: string, readers = 500): Promise<Readers | undefined> {
  if (!nginx) return undefined;
  const server = await startSiteNginx(dist);
  try {
    return await load(server.port, await visitOf(dist), readers);
  } finally {
    await server.close();
  }
}

/** Returns the URLs that a visitor requests: a page with its scripts, followed by more pages. */
async function visitOf(dist: string): Promise<string[]> {
  const first = '/guides/caching/';
  const page = await readFile(path.join(dist, first, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, address = '']) => address);
  return [first, ...scripts, '/routes.js', '/configuration/output/', '/', '/concepts/', '/blog/'];
}
