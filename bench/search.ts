/**
 * `node bench/search.ts`: how well and how cheaply the built index answers two sets of queries, beside BM25 and
 * MiniSearch over the same sections. `search-queries.json` is what the ranking was made with; `search-fresh.json`
 * was written by reading the pages, not the engine, and nobody tunes on it.
 *
 * A query counts as first (or among the first three, five) when one of its wanted places is: a wanted page when a result
 * lies on that page, a wanted heading when a result leads to that heading, or, in the second three columns, to its page.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { coreFile } from '../src/search-engine/format.ts';
import { openSearch } from '../src/search-engine/search.ts';
import { aliasTargets, type Places, placesIn, type WantedQuery } from './search-score.ts';
import { bm25, miniSearch, type Peer, sectionsOf } from './search-peers.ts';

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    queries: {
      type: 'string',
      multiple: true,
      default: ['search-queries.json', 'search-fresh.json'].map((file) => path.join(import.meta.dirname, file)),
    },
    misses: { type: 'boolean', default: false },
  },
});

/** How a query was answered. */
interface Row extends WantedQuery, Places {
  urls: string[];
  /** Milliseconds of a keystroke. */
  took: number;
  /** Of words of the prose that had to be loaded, in brotli. */
  bytes: number;
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
const sections = await sectionsOf(load);
const peers: [name: string, peer: Peer][] = [
  ['BM25', bm25(sections)],
  ['MiniSearch', miniSearch(sections)],
];
for (const file of values.queries) {
  const queries = JSON.parse(await readFile(file, 'utf8')) as WantedQuery[];
  const aliases = await aliasTargets(values.dist, queries);
  const rows = await ask(queries, aliases);
  console.log(`\n${path.basename(file)}`.padEnd(29) + 'heading: first, of 3, of 5   page: first, of 3, of 5');
  report(rows);
  for (const [name, peer] of peers)
    console.log(
      `  ${name.padEnd(26)} ${sharesOf(queries.map((query) => placesIn(peer(query.query), query, aliases)))}`,
    );
  reportCost(rows);
  if (values.misses)
    for (const row of rows.filter(({ exact }) => exact > 0))
      console.log(
        row.exact < 5 ? '~' : 'X',
        row.query,
        '\n   wanted',
        row.wanted.join(' '),
        '\n   got   ',
        row.urls.slice(0, 5).join(' '),
      );
}
const core = brotliCompressSync(await readFile(path.join(values.dist, coreFile))).length;
console.log(`\ncore index ${(core / 1000).toFixed(1)} KB brotli, opened in ${opened.toFixed(0)} ms`);

async function ask(queries: WantedQuery[], aliases: ReadonlyMap<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const wanted of queries) {
    fetched.clear();
    await search.prepare(wanted.query);
    const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
    // Once: the second time, its words are known.
    const asked = performance.now();
    const urls = search.now(wanted.query).map(({ url }) => url);
    const took = performance.now() - asked;
    rows.push({ ...wanted, urls, took, bytes, ...placesIn(urls, wanted, aliases) });
  }
  return rows;
}

function report(rows: Row[]): void {
  console.log(`  ${`all ${rows.length}`.padEnd(26)} ${sharesOf(rows)}`);
  for (const [kind, of] of Map.groupBy(rows, (row) => row.kind))
    console.log(`  ${`${kind} ${of.length}`.padEnd(26)} ${sharesOf(of)}`);
}

function sharesOf(places: readonly Places[]): string {
  const share = (key: keyof Places, within: number) =>
    ((100 * places.filter((one) => one[key] < within).length) / places.length).toFixed(0).padStart(3);
  return (['exact', 'page'] as const).map((key) => [1, 3, 5].map((within) => share(key, within)).join(' ')).join('   ');
}

function reportCost(rows: Row[]): void {
  const times = rows.map(({ took }) => took).sort((a, b) => a - b);
  const most = Math.max(...rows.map(({ bytes }) => bytes));
  console.log(`  words of the prose: at most ${(most / 1000).toFixed(1)} KB more for one query`);
  console.log(
    `  a keystroke: median ${times[times.length >> 1]!.toFixed(1)} ms, 95th percentile ${times[Math.floor(times.length * 0.95)]!.toFixed(1)} ms`,
  );
}
