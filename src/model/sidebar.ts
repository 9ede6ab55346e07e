import { groupBy } from './group-by.ts';
import type { SectionData, SidebarPage } from './page.ts';

/** What decides where a page stands in its section. */
export interface Sortable {
  url: string;
  title: string;
  sort?: number;
  group?: string | undefined;
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
    return (
      rank(a, sectionUrl) - rank(b, sectionUrl) ||
      compareDates(a.date, b.date) ||
      a.title.localeCompare(b.title, 'en', { numeric: true })
    );
  });
  const groups = groupBy(sorted, (page) => page.group);
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

/** A section of up to this many pages is listed whole. */
const listedWhole = 100;

/** Of a longer one, pages listed before and after the open page, and at the beginning of those without a group. */
const listedAround = 30;

/**
 * A long section as its pages list it: what stands around the open page in its group, and the first pages without a group.
 * Were all of them in each document, documents would grow with the square of the pages.
 *
 * @param url address of the open page
 * @returns the section itself where it is short, or shortened already
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
