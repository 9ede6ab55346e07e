import type { SearchResult } from '../../search-engine/search.ts';

/**
 * Returns the headings above a search result that tell the reader something new. Omits headings that the result's own
 * heading begins with (`module.parser` above `module.parser.json`), and the path of the result before it on its page.
 */
export function shownPath({ heading, path = [] }: SearchResult, before: SearchResult | undefined): string {
  if (path.join() === before?.path?.join()) return '';
  return path.filter((above) => !heading.startsWith(`${above}.`)).join(' › ');
}
