import type { PageLink } from './page.ts';

/**
 * The previous and next page in sidebar order.
 *
 * @param pages in sidebar order
 * @param url address of the current page; both are undefined if the list doesn't contain it
 */
export function neighbors(pages: readonly PageLink[], url: string): { previous?: PageLink; next?: PageLink } {
  const index = pages.findIndex((page) => page.url === url);
  if (index < 0) return {};
  const link = (page: PageLink | undefined): PageLink | undefined => page && { title: page.title, url: page.url };
  const [previous, next] = [link(pages[index - 1]), link(pages[index + 1])];
  return { ...(previous && { previous }), ...(next && { next }) };
}
