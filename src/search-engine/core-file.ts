/**
 * `search/core.json` as it is transferred: what pages have in common stands together, column by column, which takes
 * about 3% off what a row a page takes with brotli.
 */
import type { CoreIndex, CorePage } from './format.ts';

/** The file: a value a page in each column, in the order of the pages, `''` where a page has none. */
export interface CoreFile {
  /** Addresses, none of which has a space. */
  u: string;
  /** Titles, each a line. */
  t: string;
  /** A digit a page: 1 for READMEs. */
  r: string;
  /** As in `CorePage`. */
  h: string[];
  n: string[];
  a: string[];
  p: string[];
  x: string[];
  /** The stem that each shard begins with, separated by spaces. */
  from: string;
  /** The hashes in the shards' names, each of `hashLength` digits. */
  hashes: string;
  /** As `questions` of the index. */
  q: CoreIndex['questions'];
}

/** Of so many, two of some hundred shards are the same once in hundreds of builds; the builder says so then. */
const hashLength = 6;

/** Address below the site root of the shard with this hash of its content (hexadecimal, cut to what the file keeps). */
export function shardFile(hash: string): string {
  return `search/words-${hash.slice(0, hashLength)}.json`;
}

/** The file of an index. */
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

/** The index in a file. Throws a TypeError where it is not one. */
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
