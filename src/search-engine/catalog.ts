/**
 * The core index unpacked for searching: entries (a page or a heading), the labels they are known by, the vocabulary of
 * these labels, and the keys (whole identifiers and the ends of their paths).
 */

/** A page of the index. */
export interface IndexedPage {
  number: number;
  url: string;
  title: string;
  section: string;
  readme: boolean;
  /** It has no headings and answers one thing, as one section of another page would. */
  whole: boolean;
  /** How many entries stand before the page's own in the index. */
  firstEntry: number;
}

/** A place a result can lead to. */
export interface Entry {
  /** Its place in the index, counted through all pages. */
  number: number;
  page: IndexedPage;
  /** `''` for the page itself. */
  id: string;
  title: string;
  /** 1 for the page itself. */
  level: number;
  /** The heading it stands under, or the page; nothing for the page itself. */
  parent: Entry | undefined;
  /** The page it is on; nothing for the page itself. */
  top: Entry | undefined;
  /** How often other pages refer to it, 0 to 1. */
  popularity: number;
  /** Whether its heading is about doing without something. */
  negative: boolean;
}

/** A text that an entry is known by. */
export interface Label {
  number: number;
  entry: Entry;
  kind: 'title' | 'name' | 'alias' | 'message';
  text: string;
  /** Id of the place that documents a name; the entry's own for the others. */
  id: string;
  /** Whether headings of many pages are called the same (Options, Examples); names of options never count. */
  shared: boolean;
  /** How many units of meaning it has: what a query has to match to match all of it. */
  size: number;
}

/** Where a word of the vocabulary occurs. */
export interface Occurrence {
  label: Label;
  /** 1 as a whole word, less as a part of an identifier. */
  quality: number;
  /** Share of a unit that it covers. */
  covers: number;
}

/** Where a key leads. */
export interface KeyTarget {
  label: Label;
  /** 1 for the whole label, less for the end of its path. */
  quality: number;
}

/** What readers ask, by number. */
export interface Questions {
  /** Number of the entry that answers each. */
  entries: readonly number[];
  /** How many telling words each has, about. */
  sizes: readonly number[];
}

/** All that a search looks into. */
export interface Catalog {
  pages: IndexedPage[];
  entries: Entry[];
  labels: Label[];
  /** The title of each entry, in their order. */
  titles: Label[];
  vocabulary: Map<string, Occurrence[]>;
  keys: Map<string, KeyTarget[]>;
  /** Keys in alphabetical order, for prefixes. */
  sortedKeys: string[];
  /** Words of the vocabulary in alphabetical order, for prefixes. */
  sortedWords: string[];
  /** Which letters the sorted keys and words have: what differs too much need not be compared. */
  keyLetters: Int32Array;
  wordLetters: Int32Array;
  questions: Questions;
}
