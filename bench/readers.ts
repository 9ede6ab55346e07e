/** Many readers at once, on the nginx that the handbook describes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { nginx } from '../generator/hosts/testing/start-nginx.ts';
import { startSiteNginx } from '../generator/hosts/testing/start-site-nginx.ts';
import { load, type Readers } from './load.ts';

/**
 * Has `readers` ask at once, each on a connection of its own, for documents with the scripts that belong to them, and as soon as
 * one answer is there for the next.
 * @returns nothing where no nginx is installed
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

/** What a visitor asks for: a page with its scripts, then pages as the app and as documents. */
async function visitOf(dist: string): Promise<string[]> {
  const first = '/guides/caching/';
  const page = await readFile(path.join(dist, first, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script[^>]* src="(\/[^"]+)"/g)].map(([, address = '']) => address);
  return [first, ...scripts, '/routes.js', '/configuration/output/', '/', '/concepts/', '/blog/'];
}
