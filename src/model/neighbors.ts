import type { PageLink } from './page.ts';

/**
 * Returns the previous and next page in sidebar order. Both are undefined if the list doesn't contain the current page.
 *
 * @param pages pages in sidebar order
 * @param url path of the current page
 */
export function neighbors(pages: readonly PageLink[], url: string): { previous?: PageLink; next?: PageLink } {
  const index = pages.findIndex((page) => page.url === url);
  if (index < 0) return {};
  const link = (page: PageLink | undefined): PageLink | undefined => page && { title: page.title, url: page.url };
  const [previous, next] = [link(pages[index - 1]), link(pages[index + 1])];
  return { ...(previous && { previous }), ...(next && { next }) };
}
