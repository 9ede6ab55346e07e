/** Converts ranked pages and headings to search results: groups them by page and drops irrelevant ones. */
import type { IndexedPage } from './catalog.ts';
import type { Ranked } from './rank.ts';
import type { SearchOptions, SearchResult } from './search.ts';
import { weights } from './weights.ts';

/**
 * Minimum score for listing the page itself below its best heading, relative to that heading. It is high because the
 * page's title is shown above anyway.
 */
const pageBelowShare = 0.97;
/**
 * Maximum number of search results per page. With three per page, the right page was more often missing from the first
 * three or five results.
 */
const perPage = 2;
/**
 * Fraction of the best score below which search results count as noise. An exact match doesn't turn results that match
 * by words into noise.
 */
const noiseShare = 0.3;
const exactHit = 1.5;
const defaultLimit = 20;

/** Groups the search results by page, in the order of each page's best result, and drops noise. */
export function resultsOf(ranked: readonly Ranked[], { section, limit = defaultLimit }: SearchOptions): SearchResult[] {
  const wanted = ranked.filter(({ entry }) => section === undefined || entry.page.section === section);
  const noise = Math.min(wanted[0]?.score ?? 0, exactHit) * noiseShare;
  const groups = new Map<IndexedPage, [Ranked, ...Ranked[]]>();
  for (const one of wanted) {
    const group = groups.get(one.entry.page);
    if (group) {
      if (group.length < perPage && one.score >= group[0].score * shareFor(one)) group.push(one);
    } else if (one.score >= noise) groups.set(one.entry.page, [one]);
  }
  return [...groups.values()].flat().slice(0, limit).map(resultOf);
}

/** Returns the minimum score of a further search result on a page, relative to the page's best result. */
function shareFor({ entry, label }: Ranked): number {
  return entry.level === 1 && label.kind !== 'name' ? pageBelowShare : weights.secondary;
}

function resultOf({ entry, label, score }: Ranked): SearchResult {
  const { page, title, level, number } = entry;
  const isName = label.kind === 'name';
  return {
    url: page.url + (label.id === '' ? '' : `#${label.id}`),
    title: page.title,
    heading: isName ? label.text : level === 1 ? '' : title,
    path: isName && level > 1 ? [...headingsAbove(entry), title] : headingsAbove(entry),
    section: page.section,
    score,
    entry: number,
  };
}

/** Returns the titles of the headings above a page's heading, from the top down. */
function headingsAbove({ parent }: Ranked['entry']): string[] {
  return parent && parent.level > 1 ? [...headingsAbove(parent), parent.title] : [];
}
