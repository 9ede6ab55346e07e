/**
 * The core index, unpacked for searching. It consists of entries (pages or headings), their labels (titles, names, and
 * phrases), the vocabulary of these labels, and keys (identifiers and the ends of their paths).
 */

/** A page in the search index. */
export interface IndexedPage {
  number: number;
  url: string;
  title: string;
  section: string;
  readme: boolean;
  /** Whether the page has no headings and covers a single topic, like a section of another page. */
  whole: boolean;
  /** Number of entries (pages and headings) in the search index that come before the entries of this page. */
  firstEntry: number;
}

/** A page or heading that a search result can link to. */
export interface Entry {
  /** Position of the page or heading in the search index, counted over all pages. */
  number: number;
  page: IndexedPage;
  /** Id of the heading, or `''` for the page itself. */
  id: string;
  title: string;
  /** Level of the heading, or 1 for the page itself. */
  level: number;
  /** Parent heading of this heading, or its page if there is none. Undefined for the page itself. */
  parent: Entry | undefined;
  /** Search entry of the page that contains this heading. Undefined for the page itself. */
  top: Entry | undefined;
  /** How often other pages link to this page or heading, on a scale from 0 to 1. */
  popularity: number;
  /** Whether the heading is about disabling or avoiding something. */
  negative: boolean;
}

/** A string by which the search finds a page or heading: a title, name, phrase, or error message. */
export interface Label {
  number: number;
  entry: Entry;
  kind: 'title' | 'name' | 'alias' | 'message';
  text: string;
  /**
   * For names, the id of the heading or table row that documents them. For other labels, the id of the heading, or `''`
   * for a page.
   */
  id: string;
  /**
   * Whether several pages have a heading with this title (such as Options or Examples). Never true for names of
   * options.
   */
  shared: boolean;
  /** Number of units (meaningful words) that a query must contain to match the whole title, name, or phrase. */
  size: number;
}

/** The occurrence of a word in a title, name, or phrase. */
export interface Occurrence {
  label: Label;
  /** Quality of the word's occurrence. It is 1 for a whole word, and less for a part of an identifier. */
  quality: number;
  /** Number of the label's words that this word covers, which is a fraction for a part of an identifier. */
  covers: number;
}

/** A title, name, or message that the search finds by a key. */
interface KeyTarget {
  label: Label;
  /**
   * Quality of the match. It is 1 if the key is the whole label, and less if the key is only the end of the label's
   * path.
   */
  quality: number;
}

/** Questions that readers ask, by number. */
interface Questions {
  /** For each question, the number of the page or heading that answers it. */
  entries: readonly number[];
  /** For each question, its approximate number of topic words. */
  sizes: readonly number[];
}

/** All data in memory that a search needs. */
export interface Catalog {
  pages: IndexedPage[];
  entries: Entry[];
  labels: Label[];
  /** The title of each page and heading, in the order of the search index. */
  titles: Label[];
  vocabulary: Map<string, Occurrence[]>;
  keys: Map<string, KeyTarget[]>;
  /** Keys of the search index in alphabetical order, for finding all keys that begin with a prefix. */
  sortedKeys: string[];
  /** Words of the vocabulary in alphabetical order, for finding words that begin with a prefix. */
  sortedWords: string[];
  /**
   * For each sorted key and word, the set of its letters. This set quickly rules out words that can't be within the
   * edit distance.
   */
  keyLetters: Int32Array;
  wordLetters: Int32Array;
  questions: Questions;
}
