/**
 * Serialization of `search/core.json`: a column per property, because that compresses about 3% better with Brotli than
 * a row per page.
 */
import { isObjectWith } from '../model/json-shape.ts';
import type { CoreIndex, CorePage } from './format.ts';

/** The file: each column has one value per page, in page order, `''` if the page has none. */
export interface CoreFile {
  /** Addresses, separated by spaces. */
  u: string;
  /** Titles, one per line. */
  t: string;
  /** One digit per page: 1 for READMEs. */
  r: string;
  /** As in `CorePage`. */
  h: string[];
  n: string[];
  a: string[];
  p: string[];
  x: string[];
  /** First stem of each shard, separated by spaces. */
  from: string;
  /** Hashes in the names of the shards, each of `hashLength` digits. */
  hashes: string;
  /** Like `questions` of the index. */
  q: CoreIndex['questions'];
}

/** Whether parsed JSON is a core index of this version. */
export const isCoreFile = isObjectWith<CoreFile>('u', 't', 'r', 'h', 'n', 'a', 'p', 'x', 'from', 'hashes', 'q');

/**
 * Short enough that two of several hundred shards collide once in hundreds of builds; the builder reports a collision.
 */
const hashLength = 6;

/** Path of the shard with this hash of its content (hexadecimal, truncated to the stored length). */
export function shardFile(hash: string): string {
  return `search/words-${hash.slice(0, hashLength)}.json`;
}

/** Serializes an index. */
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
 * Parses a file.
 *
 * @throws TypeError if it isn't an index
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
