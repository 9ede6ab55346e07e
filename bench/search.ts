/**
 * `node bench/search.ts`: measures how well the built search index answers the queries in `search-tuning.json`,
 * `search-floor.json`, and `search-judge.json`, and at what cost. Compares the site's search with BM25 and MiniSearch
 * over the same sections. If file names are passed, only uses those files.
 *
 * A query counts as answered first (or in the top three or five) if one of its expected results has that rank. If a
 * page is expected, any result on it counts. If a heading is expected, only a result that links to it counts in the
 * first three columns, and any result on its page in the next three.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { coreFile } from '../src/search-engine/format.ts';
import { openSearch, type SearchResult } from '../src/search-engine/search.ts';
import { aliasTargets, type Found, type Places, placesIn, type WantedQuery } from './search-score.ts';
import { queryFiles, readQueries } from './search-sets.ts';
import { bm25, miniSearch, type Peer, sectionsOf } from './search-peers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: 'dist' },
    misses: { type: 'boolean', default: false },
  },
});

/** A search query with the ranks of its expected results and its cost. */
interface Row extends WantedQuery, Places {
  found: Found[];
  /** Time in milliseconds that the search takes for a keystroke, and for the whole query pasted at once. */
  keystroke: number;
  pasted: number;
}

/** Loaded bytes are measured for one in this many search queries. */
const costSample = 12;

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
for (const file of queryFiles.filter((name) => positionals.length === 0 || positionals.includes(name))) {
  const queries = await readQueries(file);
  const aliases = await aliasTargets(values.dist, queries);
  const rows = await ask(queries, aliases);
  console.log(`\n${file}`.padEnd(29) + 'heading: first, of 3, of 5   page: first, of 3, of 5');
  report(rows);
  for (const [name, peer] of peers)
    console.log(
      `  ${name.padEnd(26)} ${sharesOf(queries.map((query) => placesIn(peer(query.query), query, aliases)))}`,
    );
  await reportCost(rows);
  if (values.misses)
    for (const row of rows.filter(({ exact }) => exact > 0))
      console.log(
        row.exact < 5 ? '~' : 'X',
        row.query,
        '\n   wanted',
        row.wanted.join(' '),
        '\n   got   ',
        row.found
          .slice(0, 5)
          .map(({ url }) => url)
          .join(' '),
      );
}
const core = brotliCompressSync(await readFile(path.join(values.dist, coreFile))).length;
console.log(`\ncore index ${(core / 1000).toFixed(1)} KB brotli, opened in ${opened.toFixed(0)} ms`);

async function ask(queries: WantedQuery[], aliases: ReadonlyMap<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const wanted of queries) {
    await search.prepare(wanted.query);
    let found: Found[] = [];
    // Measure only once, because the index data for the query would already be loaded in a second run.
    const pasted = timeOf(() => (found = search.now(wanted.query).map(withSection)));
    // A keystroke changes the last word of the query. The index data for the other words is already loaded.
    const keystroke = timeOf(() => search.now(wanted.query.slice(0, -1)));
    rows.push({ ...wanted, found, keystroke, pasted, ...placesIn(found, wanted, aliases) });
  }
  return rows;
}

/** If a search result is a table row, adds the section that contains the table. */
function withSection({ url, entry = -1 }: SearchResult): Found {
  return { url, section: sections[entry]?.url };
}

function report(rows: Row[]): void {
  console.log(`  ${`all ${rows.length}`.padEnd(26)} ${sharesOf(rows)}`);
  for (const part of ['kind', 'set'] as const)
    for (const [name, of] of Map.groupBy(rows, (row) => row[part]))
      console.log(`  ${`${name} ${of.length}`.padEnd(26)} ${sharesOf(of)}`);
}

function sharesOf(places: readonly Places[]): string {
  const share = (key: keyof Places, within: number) =>
    ((100 * places.filter((one) => one[key] < within).length) / places.length).toFixed(0).padStart(3);
  return (['exact', 'page'] as const).map((key) => [1, 3, 5].map((within) => share(key, within)).join(' ')).join('   ');
}

async function reportCost(rows: Row[]): Promise<void> {
  const bytes: number[] = [];
  for (const { query } of rows.filter((_, index) => index % costSample === 0)) {
    // Use a new search instance, because data that earlier queries loaded would otherwise cost nothing.
    const alone = await openSearch(load);
    fetched.clear();
    await alone.prepare(query);
    bytes.push([...fetched.values()].reduce((sum, size) => sum + size, 0));
  }
  console.log(`  loaded for one query: at most ${(Math.max(...bytes) / 1000).toFixed(1)} KB besides the core`);
  console.log(
    `  a keystroke: ${timesOf(rows.map(({ keystroke }) => keystroke))}; pasted: ${timesOf(rows.map(({ pasted }) => pasted))}`,
  );
}

function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`;
}

/** Returns how long a function takes, in milliseconds. */
function timeOf(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}
