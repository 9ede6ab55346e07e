/**
 * `node bench/search.ts`: how well and how cheaply the built index answers the queries of `search-queries.json`,
 * which the ranking was made with, and those of `search-held-out.json`, which were written before it and never looked at.
 *
 * A query counts as first (or among the first three) when one of its wanted places is: a wanted page when a result lies on
 * that page, a wanted heading when a result leads to that heading, or, in the second line, to its page.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { coreFile } from '../src/features/search/engine/format.ts';
import { openSearch } from '../src/features/search/engine/search.ts';

interface WantedQuery {
  kind: string;
  query: string;
  /** Addresses, any of which is right. */
  wanted: string[];
}

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    queries: { type: 'string', multiple: true, default: ['search-queries.json', 'search-held-out.json'].map((file) => path.join(import.meta.dirname, file)) },
    misses: { type: 'boolean', default: false },
  },
});

/** How a query was answered. */
interface Row extends WantedQuery {
  urls: string[];
  /** Milliseconds of a keystroke. */
  took: number;
  /** Of words of the prose that had to be loaded, in brotli. */
  bytes: number;
  /** Positions of the first wanted place and of the first result on a wanted page. */
  exact: number;
  page: number;
}

const fetched = new Map<string, number>();
const load = async (file: string): Promise<unknown> => {
  const content = await readFile(path.join(values.dist, file));
  fetched.set(file, brotliCompressSync(content).length);
  return JSON.parse(content.toString());
};

const start = performance.now();
const search = await openSearch(load);
const opened = performance.now() - start;
for (const file of values.queries) {
  const rows = await ask(JSON.parse(await readFile(file, 'utf8')) as WantedQuery[]);
  console.log(`\n${path.basename(file)}`);
  report(rows);
  if (values.misses) for (const row of rows.filter(({ page }) => page > 0)) console.log(row.page < 3 ? '~' : 'X', row.query, '\n   wanted', row.wanted.join(' '), '\n   got   ', row.urls.slice(0, 4).join(' '));
}
const core = brotliCompressSync(await readFile(path.join(values.dist, coreFile))).length;
console.log(`\ncore index ${(core / 1000).toFixed(1)} KB brotli, opened in ${opened.toFixed(0)} ms`);

async function ask(queries: WantedQuery[]): Promise<Row[]> {
  const aliases = await aliasTargets(queries);
  const rows: Row[] = [];
  for (const { kind, query, wanted } of queries) {
    fetched.clear();
    await search.prepare(query);
    const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    // Once: the second time, its words are known.
    const asked = performance.now();
    const urls = search.now(query).map(({ url }) => url);
    const took = performance.now() - asked;
    const right = wanted.map((url) => aliases.get(url) ?? url);
    rows.push({ kind, query, urls, took, bytes, wanted, exact: placeOf(urls, (url) => right.some((one) => isPlace(url, one))), page: placeOf(urls, (url) => right.some((one) => pageOf(one) === pageOf(url))) });
  }
  return rows;
}

function report(rows: Row[]): void {
  const share = (key: 'exact' | 'page', within: number, of = rows) => `${((100 * of.filter((row) => row[key] < within).length) / of.length).toFixed(1)}%`;
  const times = rows.map(({ took }) => took).sort((a, b) => a - b);
  const most = Math.max(...rows.map(({ bytes }) => bytes));
  console.log(`${String(rows.length).padStart(4)} queries         first   in the first three`);
  console.log(`wanted place         ${share('exact', 1)}   ${share('exact', 3)}`);
  console.log(`wanted page          ${share('page', 1)}   ${share('page', 3)}`);
  for (const [kind, of] of Map.groupBy(rows, (row) => row.kind)) {
    console.log(`  ${kind.padEnd(17)}  ${share('page', 1, of)}   ${share('page', 3, of)}   (${of.length})`);
  }
  console.log(`words of the prose: at most ${(most / 1000).toFixed(1)} KB more for one query, what is loaded already not counted`);
  console.log(`a keystroke: median ${times[times.length >> 1]!.toFixed(1)} ms, longest ${times.at(-1)!.toFixed(1)} ms`);
}

/** Position of the first address that fits; infinite where none does. */
function placeOf(urls: string[], fits: (url: string) => boolean): number {
  const at = urls.findIndex(fits);
  return at < 0 ? Infinity : at;
}

/** A wanted page is met anywhere on it, a wanted heading at the heading. */
function isPlace(url: string, wanted: string): boolean {
  return url === wanted || (!wanted.includes('#') && pageOf(url) === wanted);
}

function pageOf(url: string): string {
  return url.split('#')[0]!;
}

/** Old ids that a heading still answers to, by address: `/guides/x/#old` leads to `/guides/x/#new`. */
async function aliasTargets(queries: WantedQuery[]): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for (const page of new Set(queries.flatMap(({ wanted }) => wanted.map(pageOf)))) {
    const html = await readFile(path.join(values.dist, page, 'index.html'), 'utf8').catch(() => '');
    for (const [, id, inner] of html.matchAll(/<h[1-6] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>/g)) {
      for (const [, alias] of inner!.matchAll(/<span class="alias" id="([^"]+)"/g)) targets.set(`${page}#${alias}`, `${page}#${id}`);
    }
  }
  return targets;
}
