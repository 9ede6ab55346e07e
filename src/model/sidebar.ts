import { groupBy } from './group-by.ts';
import type { SectionData, SidebarPage } from './page.ts';

/** Fields that determine a page's position in its section's sidebar. */
interface Sortable {
  url: string;
  title: string;
  sort?: number;
  group?: string | undefined;
  /** Publication date, by which posts are sorted, newest first. */
  date?: string;
}

/**
 * Sorts a section's pages for the sidebar and for the previous and next links. The index page (sort −1, or the
 * section's own path) comes first. Posts are sorted by date, newest first, and other pages by `sort` and then by title.
 * Pages of the same group are adjacent, with groups in order of their first page.
 *
 * @param pages pages of one section, without printable pages
 * @param sectionUrl path of the section, such as `/concepts/`
 */
export function sidebarOrder<T extends Sortable>(pages: readonly T[], sectionUrl: string): T[] {
  const sorted = pages.toSorted((a, b) => {
    return (
      rank(a, sectionUrl) - rank(b, sectionUrl) ||
      compareDates(a.date, b.date) ||
      a.title.localeCompare(b.title, 'en', { numeric: true })
    );
  });
  const groups = groupBy(sorted, (page) => page.group);
  return [...groups.values()].flat();
}

/** Value of the front matter field `sort` for a section's index page. */
const indexSort = -1;

function rank(page: Sortable, sectionUrl: string): number {
  if (page.sort === indexSort || page.url === sectionUrl) return indexSort;
  return page.sort ?? Number.MAX_SAFE_INTEGER;
}

function compareDates(a: string | undefined, b: string | undefined): number {
  return a === undefined || b === undefined ? 0 : b.localeCompare(a);
}

/** Maximum number of pages in a section that the sidebar lists in full. */
const listedWhole = 100;

/**
 * Number of pages that the sidebar lists before and after the open page in longer sections, and maximum number of pages
 * without a group.
 */
const listedAround = 30;

/**
 * Shortens the sidebar of a long section to the open page's neighbors in its group and the first pages without a group.
 * If every document listed all pages, the total size would be quadratic in the number of pages.
 *
 * @param url path of the open page
 * @returns the section unchanged if it is short or already shortened
 */
export function nearbyPages(section: SectionData, url: string): SectionData {
  if (section.more || section.pages.length <= listedWhole) return section;
  const groups = groupBy(section.pages, ({ group = '' }) => group);
  const listed = [...groups].map(([name, pages]) => [name, pages, around(pages, url, name)] as const);
  return {
    ...section,
    pages: listed.flatMap(([, , near]) => near),
    more: Object.fromEntries(listed.map(([name, pages, near]) => [name, pages.length - near.length])),
  };
}

function around(pages: SidebarPage[], url: string, group: string): SidebarPage[] {
  const open = pages.findIndex((page) => page.url === url);
  if (open >= 0) return pages.slice(Math.max(0, open - listedAround), open + listedAround + 1);
  return group ? [] : pages.slice(0, listedAround);
}
