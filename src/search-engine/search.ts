/**
 * Searches the built search index, both in the browser and in Node.js. Callers provide a function that loads the files
 * in `dist/search/`.
 */
import { checked, isListOf, isText } from '../model/json-shape.ts';
import { bodyStemsFor, shardsFor } from './body-stems.ts';
import { openShard, type Shard } from './body.ts';
import type { Catalog } from './catalog.ts';
import { isCoreFile, unpackCore } from './core-file.ts';
import { excerptOf } from './excerpt.ts';
import {
  coreFile,
  type CoreIndex,
  isShardFile,
  isTextMap,
  messagesFile,
  namesFile,
  textFile,
  unpackAscending,
} from './format.ts';
import { spells } from './keys.ts';
import type { KnownMatches } from './match.ts';
import { type Additions, openCatalog } from './open-catalog.ts';
import { proseOf } from './prose-of.ts';
import { type Query, readQuery } from './query.ts';
import { rank } from './rank.ts';
import { resultsOf } from './results.ts';
import { withPrefix } from './sorted-strings.ts';

/** A page, heading, or table row that matches the query. */
export interface SearchResult {
  /** URL of the search result, including the hash. */
  url: string;
  /** Title of the page that contains the result. */
  title: string;
  /** The matching heading, or the name documented under it. `''` if the result is the page itself. */
  heading: string;
  /** Titles of the headings above the result on its page, from the top down. */
  path?: string[];
  /** First segment of the result's path, or `''` at the top level. */
  section: string;
  /**
   * Score of the search result. Higher is better. Scores of results for the same query can be compared with each other.
   */
  score: number;
  /** Number of the result's page or heading in the embedded index. */
  entry?: number;
}

/** Excerpts for search results, by the URL of the result. */
export type Excerpts = ReadonlyMap<string, string>;

export interface SearchOptions {
  /** Section of the site to which the search is restricted. */
  section?: string | undefined;
  /** Maximum number of search results. Defaults to 20. */
  limit?: number;
}

/** Loads a file of the site by its path (`search/core.json`) and parses it as JSON. Rejects on failure. */
export type LoadFile = (path: string) => Promise<unknown>;

export interface Search {
  /** Returns the search results from the files loaded so far, synchronously. */
  now(typed: string, options?: SearchOptions): SearchResult[];
  /**
   * Loads the index shards, names, and messages that a query needs. Resolves to true if something new was loaded. Skips
   * files that fail to load.
   */
  prepare(typed: string): Promise<boolean>;
  /** Loads the data for a query with `prepare`, and then returns the results from `now`. */
  find(typed: string, options?: SearchOptions): Promise<SearchResult[]>;
  /** Loads excerpts for the first search results. Omits results whose prose fails to load or doesn't match. */
  excerpts(typed: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Returns all pages as search results. */
  pages(): SearchResult[];
  /** Sections that contain pages, in the order of the index. */
  sections: string[];
}

/** Number of search results that get an excerpt. About as many are visible, and each excerpt costs about 1 KB. */
const excerptLimit = 6;

/**
 * Opens the search engine.
 *
 * @throws if the core search index can't be loaded
 */
export async function openSearch(load: LoadFile): Promise<Search> {
  const core = unpackCore(checked(await load(coreFile), isCoreFile, coreFile));
  let catalog = openCatalog(core);
  const additions: Additions = {};
  const shards = new Map<number, Shard>();
  const known: KnownMatches = new Map();

  const addNames = async (): Promise<void> => {
    additions.names = checked(await load(namesFile), isTextMap, namesFile);
    catalog = openCatalog(core, additions);
  };
  const addMessages = async (): Promise<void> => {
    additions.messages = checked(await load(messagesFile), isTextMap, messagesFile);
    catalog = openCatalog(core, additions);
  };
  const addShard = async (number: number): Promise<void> => {
    const file = core.shards[number]?.file;
    if (file !== undefined) shards.set(number, openShard(checked(await load(file), isShardFile, file)));
  };
  const prepare = async (typed: string): Promise<boolean> => {
    const query = readQuery(typed);
    const wanted = [...shardsFor(core, catalog, query)].filter((number) => !shards.has(number));
    const loading = wanted.map(addShard);
    if (!additions.names && isUnknownName(catalog, query)) loading.push(addNames());
    if (!additions.messages && query.message) loading.push(addMessages());
    const loaded = await Promise.allSettled(loading);
    const isMore = loaded.some((one) => one.status === 'fulfilled');
    if (isMore) known.clear();
    return isMore;
  };
  const now = (typed: string, options: SearchOptions = {}): SearchResult[] => {
    const query = readQuery(typed);
    const prose = query.words.map((word) => proseOf(core, shards, bodyStemsFor(catalog, word)));
    return resultsOf(rank(catalog, { query, prose, known }), options);
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
        withExcerpt(results).map(
          async ({ url, heading, entry = -1 }) => [url, excerptOf(await textOf(entry), typed, heading)] as const,
        ),
      );
      return new Map(found.filter(([, excerpt]) => excerpt !== ''));
    },
    pages: () =>
      catalog.pages.map(({ url, title, section, firstEntry: entry }) => ({
        url,
        title,
        heading: '',
        section,
        score: 0,
        entry,
      })),
    sections: [...new Set(catalog.pages.map((page) => page.section))],
  };
}

/** Minimum length of a query that is looked up among the names that only type declarations contain. */
const shortestName = 3;

/**
 * Whether a query looks like a name, but no name in the core search index begins with it. `shared.eager` isn't known
 * from a page at `shared-eager`.
 */
function isUnknownName(catalog: Catalog, { oneWord, identifier, key, text }: Query): boolean {
  if (!oneWord || key.length < shortestName) return false;
  for (const found of withPrefix(catalog.sortedKeys, key)) {
    const labels = catalog.keys.get(found) ?? [];
    if (!identifier || labels.some(({ label }) => spells(label, text.toLowerCase()))) return false;
  }
  return true;
}

const isTexts = isListOf(isText);

/**
 * Creates a function that returns the prose of a page or heading. The function loads each file once, and resolves to
 * `''` if a file fails to load.
 */
function textsFrom(core: CoreIndex, catalog: Catalog, load: LoadFile): (entry: number) => Promise<string> {
  const files = new Map<string, Promise<string[]>>();
  return async (number) => {
    const page = catalog.entries[number]?.page;
    if (!page) return '';
    const place = number - page.firstEntry;
    const starts = unpackAscending(core.pages[page.number]?.x ?? '0');
    const at = starts.findLastIndex((start) => start <= place);
    const path = textFile(page.url, at);
    const file = files.get(path) ?? load(path).then((data) => checked(data, isTexts, path));
    files.set(path, file);
    try {
      return (await file)[place - (starts[at] ?? 0)] ?? '';
    } catch {
      files.delete(path);
      return '';
    }
  };
}

/** Returns the search results that get an excerpt, which are the first ones from the embedded index. */
export function withExcerpt(results: readonly SearchResult[]): SearchResult[] {
  return results.filter(({ entry }) => entry !== undefined).slice(0, excerptLimit);
}
