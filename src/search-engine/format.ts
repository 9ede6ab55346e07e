/**
 * File formats of `dist/search/`, shared by the builder, which writes the files, and the engine, which reads them.
 *
 * `core.json` has all titles, headings, names and aliases. The words of the prose are in shards that it lists; each
 * covers a range of the alphabet, and is loaded when a query has a word in that range.
 */

import { isMapOf, isObjectWith, isText } from '../model/json-shape.ts';

/** Path of the core index; the shards, with a hash in their names, are next to it. */
export const coreFile = 'search/core.json';

/** Path of the names that only webpack's types declare; fetched for a query that looks like one of them. */
export const namesFile = 'search/names.json';

/** Additional lines of `n`, by number of the page in the core index. */
export type NamesFile = Record<number, string>;

/** Path of the messages quoted on pages; fetched for a query that reads like a message. */
export const messagesFile = 'search/messages.json';

/** By number of the page in the core index: lines of a heading's number as in `n`, a tab, and the message. */
export type MessagesFile = Record<number, string>;

/** Path of the first versions of documented facts; fetched for readers who chose a version. */
export const sinceFile = 'search/since.json';

/** First version of webpack, or of the package, that has the fact, by address with hash: `5.92.0`. */
export type SinceFile = Record<string, string>;

/** Whether parsed JSON is one of the three files above. */
export const isTextMap = isMapOf(isText);

/** Path of a file with the prose of a page: a list with an item per entry, starting at the file's first entry. */
export function textFile(url: string, number: number): string {
  return `search/text${url}${number}.json`;
}

/** A page in the core index. Lists are joined with line feeds, because that compresses best. */
export interface CorePage {
  /** Address. */
  u: string;
  /** Title. */
  t: string;
  /** 1 for a package's README, whose headings interest only users of the package. */
  r?: 1;
  /**
   * Headings in order: a digit for the level, the title, and, if the id isn't `slugOf(title)`, a tab and the id
   * (`heading-ids.ts`).
   */
  h?: string;
  /**
   * Names documented on the page: number of the heading (0: the page itself; empty: as in the line before), tab, name,
   * and, if the id isn't `idOfName(name)`, a tab and the id.
   */
  n?: string | undefined;
  /** Phrases in readers' words: number of the heading, tab, phrase. */
  a?: string;
  /** Popularity of each entry, the page first: a digit from 0 to 5 each; trailing zeros are omitted. */
  p?: string;
  /** If its text is in several files: number of the first entry in each, packed as in a shard. */
  x?: string;
}

/** The core index, serialized by `core-file.ts`. */
export interface CoreIndex {
  pages: CorePage[];
  /** In alphabetical order; a shard has the stems from `from` up to the next shard's. */
  shards: { from: string; file: string }[];
  /** Number of topic words of each question, by entry, packed by `packQuestions`. */
  questions: string;
}

/**
 * A shard: stems in order, separated by spaces, and a text per stem with its places: three lists separated by `;` for
 * the three weights, highest first; a fourth part with the total count if places were omitted; and a fifth with the
 * numbers of the questions that contain the stem. Lists are base-36 differences between ascending numbers, separated by
 * spaces. A place is the number of an entry over all pages: the page itself, then its headings.
 */
export interface ShardFile {
  stems: string;
  places: string[];
}

/** Whether parsed JSON is a shard. */
export const isShardFile = isObjectWith<ShardFile>('stems', 'places');

/** Weight of each of the three lists of a shard, 0 to 1. */
export const levelWeights = [1, 0.7, 0.4] as const;

/** Id of a heading by GitHub's rule, without the suffix for duplicates. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}

/** Default id of the table row that documents a name; for hooks without the word `hooks`. */
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

/** Words of a question are counted in pairs, which ranks as well and saves 1 KB of the core. */
const wordsOfStep = 2;
/** Maximum number of pairs: a single digit. */
const mostSteps = 35;

/**
 * Packs the number of topic words of questions, in pairs: entries separated by spaces; for each question of an entry, a
 * base-36 digit with the difference from the one before. Questions are numbered in this order.
 *
 * @param sizes ascending list per entry; empty if the entry has no questions
 */
export function packQuestions(sizes: readonly (readonly number[] | undefined)[]): string {
  return Array.from(sizes, (ofEntry = []) => {
    const counted = ofEntry.map((size) => Math.min(mostSteps, Math.ceil(size / wordsOfStep)));
    return counted.map((size, index) => (size - (counted[index - 1] ?? 0)).toString(36)).join('');
  }).join(' ');
}

/** The entry of each question, and its number of topic words rounded up to pairs, by question number. */
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

/** Unpacks the numbers. */
export function unpackAscending(packed: string): number[] {
  if (packed === '') return [];
  let last = 0;
  return packed.split(' ').map((step) => (last += parseInt(step, 36)));
}
