/**
 * The core index unpacked for searching: entries (a page or a heading), their labels, the vocabulary of these labels,
 * and keys (identifiers and the ends of their paths).
 */

/** A page of the index. */
export interface IndexedPage {
  number: number;
  url: string;
  title: string;
  section: string;
  readme: boolean;
  /** Whether it has no headings, so that it answers a single question like a section of another page. */
  whole: boolean;
  /** Number of entries in the index before the page's own. */
  firstEntry: number;
}

/** A page or heading that a result can lead to. */
export interface Entry {
  /** Position in the index, over all pages. */
  number: number;
  page: IndexedPage;
  /** `''` for the page itself. */
  id: string;
  title: string;
  /** 1 for the page itself. */
  level: number;
  /** Parent heading, or the page; absent for the page itself. */
  parent: Entry | undefined;
  /** Entry of its page; absent for the page itself. */
  top: Entry | undefined;
  /** How often other pages link to it, 0 to 1. */
  popularity: number;
  /** Whether its heading is about disabling or avoiding something. */
  negative: boolean;
}

/** A text that matches an entry: title, name, phrase or message. */
export interface Label {
  number: number;
  entry: Entry;
  kind: 'title' | 'name' | 'alias' | 'message';
  text: string;
  /** Id of the place that documents a name; for other labels, the entry's own id. */
  id: string;
  /** Whether several pages have a heading with this title (Options, Examples); never true for option names. */
  shared: boolean;
  /** Number of units (meaningful words) that a query must match to match the whole label. */
  size: number;
}

/** A label that contains a word of the vocabulary. */
export interface Occurrence {
  label: Label;
  /** 1 for a whole word, less for a part of an identifier. */
  quality: number;
  /** Share of a unit that it covers. */
  covers: number;
}

/** A label that a key leads to. */
export interface KeyTarget {
  label: Label;
  /** 1 for the whole label, less for the end of its path. */
  quality: number;
}

/** Readers' questions, by number. */
export interface Questions {
  /** Number of the entry that answers each question. */
  entries: readonly number[];
  /** Approximate number of topic words in each question. */
  sizes: readonly number[];
}

/** All data that a search uses. */
export interface Catalog {
  pages: IndexedPage[];
  entries: Entry[];
  labels: Label[];
  /** The title of each entry, in entry order. */
  titles: Label[];
  vocabulary: Map<string, Occurrence[]>;
  keys: Map<string, KeyTarget[]>;
  /** Keys in alphabetical order, for prefix lookups. */
  sortedKeys: string[];
  /** Words of the vocabulary in alphabetical order, for prefix lookups. */
  sortedWords: string[];
  /** Letter sets of the sorted keys and words, to skip words that can't be within the edit distance. */
  keyLetters: Int32Array;
  wordLetters: Int32Array;
  questions: Questions;
}
