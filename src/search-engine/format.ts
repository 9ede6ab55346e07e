/**
 * File formats of the search index in `dist/search/`, shared by the builder, which writes the files, and the search
 * engine, which reads them.
 *
 * `core.json` contains all titles, headings, names, and aliases. It also lists the shards, which contain the words of
 * the prose. Each shard covers a range of the alphabet and is loaded when a query has a word in that range.
 */

import { isMapOf, isObjectWith, isText } from '../model/json-shape.ts';

/** Path of the core search index. The shards are next to it, with a hash in their file names. */
export const coreFile = 'search/core.json';

/**
 * Path of the file with names that only webpack's type declarations contain. It is fetched when a query looks like one
 * of them.
 */
export const namesFile = 'search/names.json';

/**
 * Additional names that the search finds on pages, in the format of `n` in `CorePage`. Keyed by the number of the page
 * in the core index.
 */
export type NamesFile = Record<number, string>;

/** Path of the file with error messages quoted on pages. It is fetched when a query reads like a message. */
export const messagesFile = 'search/messages.json';

/**
 * Error messages on pages, keyed by the number of the page in the core index. Each line has the number of a heading (as
 * in `n` of `CorePage`), a tab, and the message.
 */
export type MessagesFile = Record<number, string>;

/**
 * Path of the file with the first version that has each documented option or other fact. It is fetched for readers who
 * chose a version.
 */
export const sinceFile = 'search/since.json';

/**
 * First version of webpack, or of another package, that has an option or other fact, such as `5.92.0`. Keyed by the URL
 * of its documentation, including the hash.
 */
export type SinceFile = Record<string, string>;

/** Whether parsed JSON is one of the search files that map pages or URLs to texts. */
export const isTextMap = isMapOf(isText);

/**
 * Returns the path of a file with the prose of a page for search excerpts. The file contains an array with one string
 * per page or heading, starting with the file's first one.
 */
export function textFile(url: string, number: number): string {
  return `search/text${url}${number}.json`;
}

/** A page in the core search index. Lists are joined with line feeds, because that compresses best. */
export interface CorePage {
  /** Site path of the page. */
  u: string;
  /** Title of the page. */
  t: string;
  /** Whether the page is a package's README. Headings of a README only interest users of the package. */
  r?: 1;
  /**
   * Headings of the page in order. Each line has a digit for the level and the title. If the id isn't `slugOf(title)`,
   * a tab and the id follow (`heading-ids.ts`).
   */
  h?: string;
  /**
   * Names documented on the page. Each line has the number of the heading, a tab, and the name. If the id isn't
   * `idOfName(name)`, a tab and the id follow. Number 0 is the page itself, and an empty number means the same number
   * as on the line before.
   */
  n?: string | undefined;
  /** Phrases that readers use for a heading's topic. Each line has the number of the heading, a tab, and the phrase. */
  a?: string;
  /** Popularity of the page and its headings, each as a digit from 0 to 5. Trailing zeros are omitted. */
  p?: string;
  /**
   * If the page's prose is split into several files, the number of the first heading in each file, packed as in an
   * index shard.
   */
  x?: string;
}

/** The core search index, which `core-file.ts` serializes. */
export interface CoreIndex {
  pages: CorePage[];
  /**
   * Shards of the prose index in alphabetical order. Each contains the word stems from its `from` up to the `from` of
   * the next one.
   */
  shards: { from: string; file: string }[];
  /**
   * For each page and heading, the readers' questions that it answers, each as its number of topic words.
   * `packQuestions` writes these numbers as a string.
   */
  questions: string;
}

/**
 * A shard of the prose index: its word stems in order, separated by spaces, and one string per stem that lists the
 * pages and sections where it occurs. Each string has parts separated by `;`. The first three are lists for the three
 * weights, highest first. If some were omitted, the fourth part is the total count. The fifth has the numbers of the
 * questions that contain the stem. Lists consist of base-36 differences between ascending numbers, separated by spaces.
 * Pages and headings are numbered together: each page is followed by its headings.
 */
export interface ShardFile {
  stems: string;
  places: string[];
}

/** Whether parsed JSON is a shard of the prose index. */
export const isShardFile = isObjectWith<ShardFile>('stems', 'places');

/** Weights of the three lists of pages and sections for a word in an index shard, from 0 to 1. */
export const levelWeights = [1, 0.7, 0.4] as const;

/** Returns the id that GitHub's slug rule gives a heading, without the suffix for duplicates. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Returns the default id of the table row that documents a name. Omits the word `hooks` from names of hooks. */
export function idOfName(name: string): string {
  return slugOf(name.replace('.hooks.', '.'));
}

/** Packs ascending numbers as base-36 differences. */
export function packAscending(numbers: readonly number[]): string {
  let last = 0;
  return numbers
    .map((number) => {
      const step = (number - last).toString(36);
      last = number;
      return step;
    })
    .join(' ');
}

/**
 * Number of words that are counted together in a question's length. Counting pairs of words doesn't make the ranking
 * worse, and saves 1 KB in the core index.
 */
const wordsOfStep = 2;
/** Maximum number of word pairs to count in a question, because the number has to fit in a single base-36 digit. */
const mostSteps = 35;

/**
 * Packs the number of topic words in each question that readers ask. Each page or heading has a group of questions, and
 * the groups are separated by spaces. A group has one base-36 digit per question: how many more pairs of words the
 * question has than the one before. Questions are numbered in this order.
 *
 * @param sizes numbers of words in ascending order for each entry, or an empty array if the entry has no questions
 */
export function packQuestions(sizes: readonly (readonly number[] | undefined)[]): string {
  return Array.from(sizes, (ofEntry = []) => {
    const counted = ofEntry.map((size) => Math.min(mostSteps, Math.ceil(size / wordsOfStep)));
    return counted.map((size, index) => (size - (counted[index - 1] ?? 0)).toString(36)).join('');
  }).join(' ');
}

/**
 * Returns the search entry that answers each question, and the question's number of topic words rounded up to pairs.
 * Both arrays are indexed by question number.
 */
export function unpackQuestions(packed: string): { entries: number[]; sizes: number[] } {
  const entries: number[] = [];
  const sizes: number[] = [];
  packed.split(' ').forEach((steps, entry) => {
    let size = 0;
    for (const step of steps) {
      entries.push(entry);
      size += parseInt(step, 36);
      sizes.push(size * wordsOfStep);
    }
  });
  return { entries, sizes };
}

/** Unpacks numbers that `packAscending` packed. */
export function unpackAscending(packed: string): number[] {
  if (packed === '') return [];
  let last = 0;
  return packed.split(' ').map((step) => (last += parseInt(step, 36)));
}
