/**
 * What stands in the files under `dist/search/`. The builder writes it, the engine reads it; both import this file.
 *
 * `core.json` holds all titles, headings, names and aliases; the words of the prose are in the shards it lists, each a
 * range of the alphabet, loaded when a query has a word in that range.
 */

/** Address of the core index below the site root; the shards' names carry a hash and stand beside it. */
export const coreFile = 'search/core.json';

/** Address below the site root of the names that webpack's types declare; fetched for a query that looks like one of them. */
export const namesFile = 'search/names.json';

/** By number of the page in the core index, what belongs to its `n`. */
export type NamesFile = Record<number, string>;

/** Address below the site root of the messages that pages quote; fetched for a query that reads like a message. */
export const messagesFile = 'search/messages.json';

/** By number of the page in the core index, lines of the number of the heading as in `n`, a tab and the message. */
export type MessagesFile = Record<number, string>;

/** Address below the site root of the versions that brought what is documented; fetched for readers who said theirs. */
export const sinceFile = 'search/since.json';

/** By address with its hash, the first version of webpack, or of the package it belongs to, that has it: `5.92.0`. */
export type SinceFile = Record<string, string>;

/** Address below the site root of a file with texts of a page: a list, one for each entry from the file's first on. */
export function textFile(url: string, number: number): string {
  return `search/text${url}${number}.json`;
}

/** A page in the core index. Lists are joined with line feeds, because that compresses best. */
export interface CorePage {
  /** Address. */
  u: string;
  /** Title. */
  t: string;
  /** 1 where it is the README of a package: its headings are of interest to those who use the package. */
  r?: 1;
  /** Headings in order: level digit, title, and, where the id is not `slugOf(title)`, a tab and the id (`heading-ids.ts`). */
  h?: string;
  /**
   * Names documented on the page: number of the heading (0 is the page itself; empty: as in the line before), tab, name, and,
   * where the id of the place is not `idOfName(name)`, a tab and the id.
   */
  n?: string | undefined;
  /** Other words for a place, as readers say it: number of the heading, tab, phrase. */
  a?: string;
  /** How often pages refer to each entry, the page first: a digit from 0 to 5 for each, zeros at the end left out. */
  p?: string;
  /** Where its text is in several files: the number of the entry that each begins with, packed as in a shard. */
  x?: string;
}

/** The core index, as `core-file.ts` packs it. */
export interface CoreIndex {
  pages: CorePage[];
  /** In alphabetical order; a shard holds the stems from `from` on, up to the next shard's. */
  shards: { from: string; file: string }[];
  /** How many telling words each question that readers ask has, by the entry that answers it, as `packQuestions` packs it. */
  questions: string;
}

/**
 * A shard: stems in order, joined by spaces, and for each its places as a text: three lists separated by `;`, the places
 * where the stem weighs most first, a fourth part with how many there are where places were left out, and a fifth with the
 * numbers of the questions that have the stem. Numbers are
 * base 36, in the lists each the difference from the one before, separated by spaces. A place is the number of an entry, counted through all pages: the page itself, then its headings.
 */
export interface ShardFile {
  stems: string;
  places: string[];
}

/** Weight of a stem in a place of each of the three lists of a shard, 0 to 1. */
export const levelWeights = [1, 0.7, 0.4] as const;

/** Id of a heading by GitHub's rule, without the number that tells equal ones apart. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Id that a row of a table gets which documents a name, where nothing else takes it: hooks go without the word `hooks`. */
export function idOfName(name: string): string {
  return slugOf(name.replace('.hooks.', '.'));
}

/** Differences of ascending numbers, base 36. */
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

/** Words of a question are counted in pairs: that is as good for ranking, and takes 1 KB less of the core. */
const wordsOfStep = 2;
/** Most pairs that are counted: one digit. */
const mostSteps = 35;

/**
 * Packs how many telling words questions have, in pairs: entries separated by spaces, for each question of one a digit of
 * base 36, the difference from the one before. Questions are numbered in this order.
 * @param sizes a list for each entry, rising; none where an entry has no questions
 */
export function packQuestions(sizes: readonly (readonly number[] | undefined)[]): string {
  return Array.from(sizes, (ofEntry = []) => {
    const counted = ofEntry.map((size) => Math.min(mostSteps, Math.ceil(size / wordsOfStep)));
    return counted.map((size, index) => (size - (counted[index - 1] ?? 0)).toString(36)).join('');
  }).join(' ');
}

/** The entry that answers each question and how many telling words it has, rounded up to pairs, by the number of the question. */
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

/** The numbers back. */
export function unpackAscending(packed: string): number[] {
  if (packed === '') return [];
  let last = 0;
  return packed.split(' ').map((step) => (last += parseInt(step, 36)));
}
