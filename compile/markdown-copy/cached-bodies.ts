import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourcesOfTexts } from '../interface-texts.ts';
import { versionOfCode } from '../cache-keys/code-version.ts';
import { keyOf } from '../cache-keys/key-of.ts';
import { writeAtomically } from '../write-atomically.ts';
import type { PagePlace } from './shown-tree.ts';

/** A page whose prose is converted from HTML to Markdown. */
export interface PageToCopy extends PagePlace {
  /** The page's prose as compiled HTML. */
  html: string;
}

/** Format of the Markdown cache file: each page's Markdown and cache key, by address. */
type Kept = Record<string, { key: string; body: string }>;

const worker = path.join(import.meta.dirname, 'body-worker.ts');

/**
 * Returns the prose of pages as Markdown, by address. Results are cached between runs. Pages that aren't in the cache
 * are converted in a worker thread, because that takes several seconds of CPU time in which the main thread can do
 * other work.
 *
 * @param file absolute path of the cache file
 * @throws errors of the conversion
 */
export async function cachedBodies(pages: readonly PageToCopy[], file: string): Promise<Map<string, string>> {
  const code = keyOf({ code: versionOfCode([worker]), texts: sourcesOfTexts() });
  const keyed = pages.map((page) => ({ page, key: keyOf({ page, code }) }));
  const kept = await readKept(file);
  const missing = keyed.filter(({ page, key }) => kept[page.url]?.key !== key);
  if (missing.length > 0) {
    const made = await bodiesInThread(missing.map(({ page }) => page));
    for (const [at, { page, key }] of missing.entries()) kept[page.url] = { key, body: made[at]! };
    await writeAtomically(file, JSON.stringify(kept));
  }
  return new Map(pages.map(({ url }) => [url, kept[url]!.body]));
}

function bodiesInThread(pages: readonly PageToCopy[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    new Worker(worker, { workerData: pages }).once('message', resolve).once('error', reject);
  });
}

/** Reads the Markdown cache file. Returns undefined if it is missing or was truncated by a killed process. */
function readKept(file: string): Promise<Kept> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => ({}));
}
