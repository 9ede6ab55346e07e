import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourcesOfTexts } from '../interface-texts.ts';
import { versionOfCode } from '../keys/code-version.ts';
import { keyOf } from '../keys/key-of.ts';
import { writeWhole } from '../write-whole.ts';
import type { PagePlace } from './shown-tree.ts';

/** A page whose prose is wanted as Markdown. */
export interface PageToCopy extends PagePlace {
  /** Its finished prose. */
  html: string;
}

/** What is kept between runs: by address, Markdown with the key of what it was made from. */
type Kept = Record<string, { key: string; body: string }>;

const worker = path.join(import.meta.dirname, 'body-worker.ts');

/**
 * The prose of pages as Markdown, by their addresses. What is not kept from the last run is made in a thread: all pages take
 * several seconds of a processor, and the main thread has other things to do meanwhile.
 *
 * @param file absolute file that keeps them
 * @throws what making them throws
 */
export async function keptBodies(pages: readonly PageToCopy[], file: string): Promise<Map<string, string>> {
  const code = keyOf({ code: versionOfCode([worker]), texts: sourcesOfTexts() });
  const keyed = pages.map((page) => ({ page, key: keyOf({ page, code }) }));
  const kept = await readKept(file);
  const missing = keyed.filter(({ page, key }) => kept[page.url]?.key !== key);
  if (missing.length > 0) {
    const made = await bodiesInThread(missing.map(({ page }) => page));
    for (const [at, { page, key }] of missing.entries()) kept[page.url] = { key, body: made[at]! };
    await writeWhole(file, JSON.stringify(kept));
  }
  return new Map(pages.map(({ url }) => [url, kept[url]!.body]));
}

function bodiesInThread(pages: readonly PageToCopy[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    new Worker(worker, { workerData: pages }).once('message', resolve).once('error', reject);
  });
}

/** Nothing where there is none, or what a killed process left. */
function readKept(file: string): Promise<Kept> {
  return readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Kept)
    .catch(() => ({}));
}
