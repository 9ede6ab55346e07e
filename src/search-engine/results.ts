/** From ranked entries to what is shown: results of a page together, noise left out. */
import type { IndexedPage } from './catalog.ts';
import type { Ranked } from './rank.ts';
import type { SearchOptions, SearchResult } from './search.ts';
import { weights } from './weights.ts';

/** The page itself below one of its headings has to be this close: its title stands above them anyway. */
const pageBelowShare = 0.97;
/** Results of one page, at most: with a third, the page that answers was more often below the first three and five. */
const perPage = 2;
/** A result that falls this far behind the first is noise; an exact hit does not make noise of what fits by its words. */
const noiseShare = 0.3;
const exactHit = 1.5;
const defaultLimit = 20;

/** Puts results of a page together, in the order of their first, and leaves out noise. */
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

/** How close to the best result of its page a further one has to come. */
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

/** Titles of the headings that an entry stands under, from the top down. */
function headingsAbove({ parent }: Ranked['entry']): string[] {
  return parent && parent.level > 1 ? [...headingsAbove(parent), parent.title] : [];
}
