import type { PageLink } from './page.ts';

/**
 * The pages before and after one, in the order of the sidebar.
 *
 * @param pages in sidebar order
 * @param url of the page between them; nothing comes back when it is not in the list
 */
export function neighbors(pages: readonly PageLink[], url: string): { previous?: PageLink; next?: PageLink } {
  const index = pages.findIndex((page) => page.url === url);
  if (index < 0) return {};
  const link = (page: PageLink | undefined): PageLink | undefined => page && { title: page.title, url: page.url };
  const [previous, next] = [link(pages[index - 1]), link(pages[index + 1])];
  return { ...(previous && { previous }), ...(next && { next }) };
}
