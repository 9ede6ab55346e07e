/**
 * The core index after unpacking it for searches. It consists of entries (pages or headings), their labels, the
 * vocabulary of these labels, and keys (identifiers and the ends of their paths).
 */

/** A page in the search index. */
export interface IndexedPage {
  number: number;
  url: string;
  title: string;
  section: string;
  readme: boolean;
  /** Whether the page has no headings, so that it covers a single topic like a section of another page. */
  whole: boolean;
  /** Number of entries in the index that come before those of this page. */
  firstEntry: number;
}

/** A page or heading that a search result can link to. */
export interface Entry {
  /** Position in the index, counted over all pages. */
  number: number;
  page: IndexedPage;
  /** Id of the heading, or `''` for the page itself. */
  id: string;
  title: string;
  /** Level of the heading, or 1 for the page itself. */
  level: number;
  /** Parent heading, or the page if there is none. Undefined for the page itself. */
  parent: Entry | undefined;
  /** Entry of the page that contains it. Undefined for the page itself. */
  top: Entry | undefined;
  /** How often other pages link to it, from 0 to 1. */
  popularity: number;
  /** Whether the heading is about disabling or avoiding something. */
  negative: boolean;
}

/** A string that matches an entry: a title, name, phrase, or error message. */
export interface Label {
  number: number;
  entry: Entry;
  kind: 'title' | 'name' | 'alias' | 'message';
  text: string;
  /** For names, the id of the heading or row that documents them. For other labels, the entry's own id. */
  id: string;
  /**
   * Whether several pages have a heading with this title (such as Options or Examples). Never true for option names.
   */
  shared: boolean;
  /** Number of units (meaningful words) that a query must contain to match the whole label. */
  size: number;
}

/** The occurrence of a word in a label. */
export interface Occurrence {
  label: Label;
  /** Quality of the occurrence. It is 1 for a whole word, and less for a part of an identifier. */
  quality: number;
  /** Fraction of a unit that the word covers. */
  covers: number;
}

/** A label that is found by a key. */
interface KeyTarget {
  label: Label;
  /** Quality of the match. It is 1 if the key is the whole label, and less for the end of its path. */
  quality: number;
}

/** Questions that readers ask, by number. */
interface Questions {
  /** For each question, the number of the entry that answers it. */
  entries: readonly number[];
  /** For each question, its approximate number of topic words. */
  sizes: readonly number[];
}

/** All data that a search needs. */
export interface Catalog {
  pages: IndexedPage[];
  entries: Entry[];
  labels: Label[];
  /** The title of each entry, in the order of the entries. */
  titles: Label[];
  vocabulary: Map<string, Occurrence[]>;
  keys: Map<string, KeyTarget[]>;
  /** Keys in alphabetical order, for finding those that begin with a prefix. */
  sortedKeys: string[];
  /** Words of the vocabulary in alphabetical order, for finding those that begin with a prefix. */
  sortedWords: string[];
  /**
   * For each sorted key and word, the set of its letters. It rules out words that can't be within the edit distance.
   */
  keyLetters: Int32Array;
  wordLetters: Int32Array;
  questions: Questions;
}
