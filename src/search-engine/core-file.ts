/**
 * Reads and writes `search/core.json`, the core of the search index. The file has a column per property, because that
 * compresses about 3% better with Brotli than a row per page.
 */
import { isObjectWith } from '../model/json-shape.ts';
import type { CoreIndex, CorePage } from './format.ts';

/**
 * Contents of the search index file `search/core.json`. Each column has one value per page, in page order, or `''` if
 * the page has none.
 */
export interface CoreFile {
  /** Paths of the pages, separated by spaces. */
  u: string;
  /** Titles of the pages, one per line. */
  t: string;
  /** One digit per page, which is 1 for READMEs and otherwise 0. */
  r: string;
  /** The following columns have the same values as the properties of `CorePage`. */
  h: string[];
  n: string[];
  a: string[];
  p: string[];
  x: string[];
  /** First word stem of each index shard, separated by spaces. */
  from: string;
  /** Content hashes in the file names of the index shards. Each has `hashLength` digits. */
  hashes: string;
  /** Same as `questions` in `CoreIndex`. */
  q: CoreIndex['questions'];
}

/** Whether parsed JSON is a core search index in the current format. */
export const isCoreFile = isObjectWith<CoreFile>('u', 't', 'r', 'h', 'n', 'a', 'p', 'x', 'from', 'hashes', 'q');

/**
 * Number of digits of a content hash in a file name. With several hundred shards, two hashes of this length collide
 * once in hundreds of builds. The builder reports a collision.
 */
const hashLength = 6;

/**
 * Returns the path of an index shard, given the hexadecimal hash of its content. The hash is truncated to the length
 * used in file names.
 */
export function shardFile(hash: string): string {
  return `search/words-${hash.slice(0, hashLength)}.json`;
}

/** Converts a core search index to the contents of `search/core.json`. */
export function packCore({ pages, shards, questions }: CoreIndex): CoreFile {
  const list = (key: 'h' | 'n' | 'a' | 'p' | 'x'): string[] => pages.map((page) => page[key] ?? '');
  return {
    u: pages.map(({ u }) => u).join(' '),
    t: pages.map(({ t }) => oneLine(t)).join('\n'),
    h: list('h'),
    a: list('a'),
    n: list('n'),
    r: pages.map(({ r }) => r ?? 0).join(''),
    p: list('p'),
    x: list('x'),
    from: shards.map(({ from }) => from).join(' '),
    hashes: shards.map(({ file }) => file.slice(-'.json'.length - hashLength, -'.json'.length)).join(''),
    q: questions,
  };
}

/**
 * Converts the parsed contents of `search/core.json` to a core search index.
 *
 * @throws TypeError if they aren't a core index
 */
export function unpackCore({ u, t, r, h, n, a, p, x, from, hashes, q }: CoreFile): CoreIndex {
  const titles = t.split('\n');
  const pages = u.split(' ').map((url, number): CorePage => {
    const page: CorePage = { u: url, t: titles[number] ?? '' };
    if (r[number] === '1') page.r = 1;
    for (const [key, column] of Object.entries({ h, n, a, p, x }))
      if (column[number]) page[key as 'h'] = column[number];
    return page;
  });
  const shards = from.split(' ').map((stem, number) => ({
    from: stem,
    file: shardFile(hashes.slice(number * hashLength)),
  }));
  return { pages: u === '' ? [] : pages, shards: from === '' ? [] : shards, questions: q };
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
