/** What decides where a page stands in its section. */
export interface Sortable {
  url: string;
  title: string;
  sort?: number;
  group?: string;
  /** Day of publication; posts come newest first. */
  date?: string;
}

/**
 * Order of a section's pages in the sidebar, and so of previous and next: the index page first (sort −1, or the section's own
 * address), then by sort, then by title, posts by date from the newest. Pages of one group stand together, groups in the
 * order in which they first appear.
 *
 * @param pages of one section, printable ones already left out
 * @param sectionUrl address of the section: `/concepts/`
 */
export function sidebarOrder<T extends Sortable>(pages: readonly T[], sectionUrl: string): T[] {
  const sorted = pages.toSorted((a, b) => {
    return rank(a, sectionUrl) - rank(b, sectionUrl) || compareDates(a.date, b.date) || a.title.localeCompare(b.title, 'en', { numeric: true });
  });
  const groups = Map.groupBy(sorted, (page) => page.group);
  return [...groups.values()].flat();
}

/** Sort number of the section's index. */
const indexSort = -1;

function rank(page: Sortable, sectionUrl: string): number {
  if (page.sort === indexSort || page.url === sectionUrl) return indexSort;
  return page.sort ?? Number.MAX_SAFE_INTEGER;
}

function compareDates(a: string | undefined, b: string | undefined): number {
  return a === undefined || b === undefined ? 0 : b.localeCompare(a);
}
