/**
 * A search over the built index, the same in the browser and in Node: give it a way to load the files of `dist/search/`,
 * get results for queries.
 */
import type { Place, Shard } from './body.ts';
import { openShard, placesOf, placesOfPrefix, shardOf } from './body.ts';
import { openCatalog, type Catalog, withPrefix } from './catalog.ts';
import { excerptOf } from './excerpt.ts';
import { coreFile, type CoreFile, type ShardFile, textFile, unpackAscending } from './format.ts';
import { meaningsOf } from './lookup.ts';
import { readQuery, type Query } from './query.ts';
import { type KnownMatches, rank, type Ranked } from './rank.ts';
import { stem } from './words.ts';

/** A place that fits the query. */
export interface SearchResult {
  /** Address with hash. */
  url: string;
  /** Title of the page. */
  title: string;
  /** The heading, or the name documented under it; `''` for the page itself. */
  heading: string;
  /** First part of the address, `''` at the top level. */
  section: string;
  /** Description of the page, for results that lead to a page itself. */
  description: string;
  /** Higher is better; comparable within one query. */
  score: number;
  /** Number of its entry in the embedded index. */
  entry?: number;
}

/** Excerpts by address. */
export type Excerpts = ReadonlyMap<string, string>;

export interface SearchOptions {
  /** Only pages of this section. */
  section?: string;
  /** At most this many results. Default 20. */
  limit?: number;
}

/** Loads a file of the site by its path (`search/core.json`) and parses it; rejects where it cannot. */
export type LoadFile = (path: string) => Promise<unknown>;

export interface Search {
  /** Results with what is loaded so far, at once. */
  now(typed: string, options?: SearchOptions): SearchResult[];
  /** Loads the prose words that a query needs; true where something new arrived. A failure leaves them out. */
  prepare(typed: string): Promise<boolean>;
  /** `prepare`, then `now`. */
  find(typed: string, options?: SearchOptions): Promise<SearchResult[]>;
  /**
   * Loads what the results under headings say about the query, for the first of them; those whose text does not load, or
   * does not mention it, are left out.
   */
  excerpts(typed: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Sections that have pages, in the order of the index. */
  sections: string[];
}

/** Results of one page beyond its first are shown only where they come this close to it. */
const secondaryShare = 0.86;
/** The same for the page itself below one of its headings: its title stands above them anyway. */
const pageBelowShare = 0.97;
/** Results of one page, at most. */
const perPage = 3;
/** A result that falls this far behind the first is noise; an exact hit does not make noise of what fits by its words. */
const noiseShare = 0.3;
const exactHit = 1.5;
/** Results that get an excerpt: as many as one sees, and each costs about 1 KB. */
const excerptLimit = 6;
/** Prose is asked for prefixes of this length and more. */
const bodyPrefixLength = 4;

/** Opens a search. Rejects where the core index cannot be loaded. */
export async function openSearch(load: LoadFile): Promise<Search> {
  const core = (await load(coreFile)) as CoreFile;
  const catalog = openCatalog(core);
  const shards = new Map<number, Shard>();
  const known: KnownMatches = new Map();

  const prepare = async (typed: string): Promise<boolean> => {
    const wanted = [...shardsFor(core, catalog, readQuery(typed))].filter((number) => !shards.has(number));
    const loaded = await Promise.allSettled(
      wanted.map(async (number) => shards.set(number, openShard((await load(core.shards[number]!.file)) as ShardFile))),
    );
    const isMore = loaded.some((one) => one.status === 'fulfilled');
    if (isMore) known.clear();
    return isMore;
  };
  const now = (typed: string, options: SearchOptions = {}): SearchResult[] => {
    const query = readQuery(typed);
    const places = query.words.map((word) => bodyPlaces(core, shards, bodyStemsFor(catalog, word)));
    return group(catalog, answering(catalog, query, rank(catalog, { query, body: places, known })), options);
  };
  const textOf = textsFrom(core, catalog, load);
  return {
    now,
    prepare,
    find: async (typed, options) => {
      await prepare(typed);
      return now(typed, options);
    },
    excerpts: async (typed, results) => {
      const found = await Promise.all(
        withExcerpt(results).map(async ({ url, entry }) => [url, excerptOf(await textOf(entry!), typed)] as const),
      );
      return new Map(found.filter(([, excerpt]) => excerpt !== ''));
    },
    sections: [...new Set(catalog.pages.map((page) => page.section))],
  };
}

/** Gives the texts of entries, each file loaded once; `''` where one does not load. */
function textsFrom(core: CoreFile, catalog: Catalog, load: LoadFile): (entry: number) => Promise<string> {
  const files = new Map<string, Promise<string[]>>();
  return async (entry) => {
    const page = catalog.entries[entry]!.page;
    const { u: url, x = '0' } = core.pages[page]!;
    const place = entry - catalog.pages[page]!.firstEntry;
    const starts = unpackAscending(x);
    const number = starts.findLastIndex((start) => start <= place);
    const file = textFile(url, number);
    if (!files.has(file)) files.set(file, load(file) as Promise<string[]>);
    try {
      return (await files.get(file)!)[place - starts[number]!] ?? '';
    } catch {
      files.delete(file);
      return '';
    }
  };
}

interface BodyStem {
  stem: string;
  prefix: boolean;
}

/** The stems to look up in prose for a word: itself, what it begins, and, where it is mistyped, what it is meant to be. */
function bodyStemsFor(catalog: Catalog, word: { text: string; open: boolean }): BodyStem[] {
  if (word.open && word.text.length < bodyPrefixLength - 1) return [];
  const found: BodyStem[] = [{ stem: stem(word.text), prefix: false }];
  if (word.open && word.text.length >= bodyPrefixLength) found.push({ stem: word.text, prefix: true });
  const isBeginning = word.open && !withPrefix(catalog.sortedWords, word.text).next().done;
  if (!catalog.vocabulary.has(word.text) && !isBeginning && word.text.length >= 4) {
    const [meaning] = [...meaningsOf(catalog, word.text, false)].sort((a, b) => b[1] - a[1]);
    if (meaning) found.push({ stem: stem(meaning[0]), prefix: false });
  }
  return found;
}

function shardsFor(core: CoreFile, catalog: Catalog, query: Query): Set<number> {
  const numbers = new Set<number>();
  for (const word of query.words) {
    for (const { stem: text } of bodyStemsFor(catalog, word)) {
      const number = shardOf(core.shards, text);
      if (number >= 0) numbers.add(number);
    }
  }
  return numbers;
}

function bodyPlaces(core: CoreFile, shards: Map<number, Shard>, stems: BodyStem[]): Place[] {
  return stems.flatMap(({ stem: text, prefix }) => {
    const shard = shards.get(shardOf(core.shards, text));
    if (!shard) return [];
    return prefix
      ? placesOfPrefix(shard, text, 12).map((place) => ({ ...place, weight: place.weight * 0.7 }))
      : placesOf(shard, text);
  });
}

/** The results that get an excerpt: the first under headings of the embedded index. A page itself has its description. */
export function withExcerpt(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({ entry, heading }) => entry !== undefined && heading !== '').slice(0, excerptLimit);
}

/** From this many words on a query describes something, and the section that says it is the answer. */
const describing = 3;
/** What a place says itself, beside all that speaks for it. */
const evidenceShare = 0.45;
/** What speaks for the page that a place is on, beside what speaks for the place. */
const pageShare = 0.8;
/** What a page says itself before its first heading is about all of it. */
const leadEvidence = 0.5;

/**
 * A page collects words from anywhere on it and so beats the one section that has them all. For a query that describes
 * something, a place counts by what speaks for its page and by what it says itself, so that the page that answers is led
 * by the section that answers. What is asked for by its name stays where it is.
 */
export function answering(catalog: Catalog, query: Query, ranked: Ranked[]): Ranked[] {
  if (query.words.length < describing || query.identifier) return ranked;
  const bestOfPage = new Map<number, number>();
  for (const { entry, score } of ranked) {
    const { page } = catalog.entries[entry]!;
    bestOfPage.set(page, Math.max(bestOfPage.get(page) ?? 0, score));
  }
  return ranked
    .map((one): Ranked => {
      if (one.named) return one;
      const { page, level } = catalog.entries[one.entry]!;
      const own = one.evidence * (level === 1 ? leadEvidence : 1);
      const surrounding = pageShare * bestOfPage.get(page)! + (1 - pageShare) * one.score;
      return { ...one, score: (1 - evidenceShare) * surrounding + evidenceShare * own };
    })
    .toSorted((a, b) => b.score - a.score || a.entry - b.entry);
}

/** Puts results of a page together, in the order of their first, and leaves out noise. */
function group(catalog: Catalog, ranked: Ranked[], options: SearchOptions): SearchResult[] {
  const limit = options.limit ?? 20;
  const groups = new Map<number, Ranked[]>();
  const isWanted = ({ entry }: Ranked): boolean =>
    options.section === undefined || catalog.pages[catalog.entries[entry]!.page]!.section === options.section;
  const best = Math.min(ranked.find(isWanted)?.score ?? 0, exactHit);
  for (const one of ranked) {
    if (!isWanted(one)) continue;
    const page = catalog.entries[one.entry]!.page;
    const group = groups.get(page);
    if (!group) {
      if (one.score >= best * noiseShare) groups.set(page, [one]);
    } else if (group.length < perPage && one.score >= group[0]!.score * secondaryShareOf(catalog, one)) group.push(one);
  }
  return [...groups.values()]
    .flat()
    .slice(0, limit)
    .map((one) => resultOf(catalog, one));
}

function secondaryShareOf(catalog: Catalog, { entry, label }: Ranked): number {
  return catalog.entries[entry]!.level === 1 && catalog.labels[label]!.kind !== 'name'
    ? pageBelowShare
    : secondaryShare;
}

function resultOf(catalog: Catalog, { entry: number, label, score }: Ranked): SearchResult {
  const entry = catalog.entries[number]!;
  const page = catalog.pages[entry.page]!;
  const best = catalog.labels[label]!;
  const heading = best.kind === 'name' ? best.text : entry.title;
  return {
    url: page.url + (best.id === '' ? '' : `#${best.id}`),
    title: page.title,
    heading: entry.level === 1 && best.kind !== 'name' ? '' : heading,
    section: page.section,
    description: page.description,
    score,
    entry: number,
  };
}
