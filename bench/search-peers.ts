/**
 * Generic search engines to compare the site's search with, which know nothing about webpack: BM25 and MiniSearch,
 * without tuning. They search the sections in the site's own search index.
 */
import MiniSearch from 'minisearch';
import { openCatalog } from '../src/search-engine/open-catalog.ts';
import { type CoreFile, unpackCore } from '../src/search-engine/core-file.ts';
import { coreFile, textFile, unpackAscending } from '../src/search-engine/format.ts';
import type { LoadFile } from '../src/search-engine/search.ts';
import { bodyStems } from '../src/search-engine/words.ts';

/** A section in the search index: the part of a page before its first heading, or a heading with the text below it. */
interface Section {
  url: string;
  /** Title of the page that contains the search section. */
  page: string;
  /** Heading of the search section, or the page's title. */
  heading: string;
  text: string;
}

/** Returns the URLs of the sections that match a search query, best first. */
export type Peer = (query: string) => { url: string }[];

/** Reads all sections from the built search index. Rejects if a file can't be loaded. */
export async function sectionsOf(load: LoadFile): Promise<Section[]> {
  const core = unpackCore((await load(coreFile)) as CoreFile);
  const catalog = openCatalog(core);
  const sections: Section[] = [];
  for (const [number, { u: url, x = '0' }] of core.pages.entries()) {
    const page = catalog.pages[number];
    if (!page) continue;
    const { firstEntry, title } = page;
    const texts: string[] = [];
    for (const [file, start] of unpackAscending(x).entries())
      for (const [at, text] of ((await load(textFile(url, file))) as string[]).entries()) texts[start + at] = text;
    const last = catalog.pages[number + 1]?.firstEntry ?? catalog.entries.length;
    for (const [at, { id, title: heading }] of catalog.entries.slice(firstEntry, last).entries()) {
      sections.push({
        url: id === '' ? url : `${url}#${id}`,
        page: title,
        heading,
        text: texts[at] ?? '',
      });
    }
  }
  return sections;
}

/**
 * Creates a BM25 search over headings and text. It uses the usual BM25 parameters, and the same stemming as the site's
 * own search.
 */
export function bm25(sections: readonly Section[]): Peer {
  const saturation = 1.2;
  const lengthShare = 0.75;
  const counted = sections.map(({ url, heading, text }) => {
    const stems = bodyStems(`${heading} ${text}`);
    return { url, length: stems.length, counts: Map.groupBy(stems, (stem) => stem) };
  });
  const average = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const holders = new Map<string, number>();
  for (const { counts } of counted) for (const stem of counts.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return (query) => {
    const stems = new Set(bodyStems(query));
    const scored = counted.map(({ url, length, counts }) => {
      let score = 0;
      for (const stem of stems) {
        const count = counts.get(stem)?.length ?? 0;
        const rarity = Math.log(
          1 + (counted.length - (holders.get(stem) ?? 0) + 0.5) / ((holders.get(stem) ?? 0) + 0.5),
        );
        score +=
          (rarity * count * (saturation + 1)) /
          (count + saturation * (1 - lengthShare + (lengthShare * length) / average));
      }
      return { url, score };
    });
    return bestOf(scored);
  };
}

/** Creates a MiniSearch search with the options of VitePress's local search. */
export function miniSearch(sections: readonly Section[]): Peer {
  const index = new MiniSearch({
    fields: ['heading', 'page', 'text'],
    storeFields: ['url'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { heading: 4, text: 2, page: 1 } },
  });
  index.addAll(sections.map((section, id) => ({ id, ...section })));
  return (query) => bestOf(index.search(query).map(({ url, score }) => ({ url: String(url), score })));
}

function bestOf(scored: { url: string; score: number }[]): { url: string }[] {
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 20);
}
