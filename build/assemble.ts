/**
 * From compiled pages to the site as the browser knows it: modules of pages, sidebars, previous and next.
 */
import { site as config } from '../site.config.ts';
import type { CompiledPage } from '../compile/types.ts';
import { nestAnchors, shownHeadings } from '../src/model/anchors.ts';
import { neighbours } from '../src/model/neighbours.ts';
import type { PageData, SectionData, SidebarPage } from '../src/model/page.ts';
import { sidebarOrder } from '../src/model/sidebar.ts';
import { printableUrl } from './print/printable.ts';
import type { Site, SitePage } from './site.ts';

/** The page's section: the folder it lies in, `''` for a page at the top. */
function sectionOf({ path }: CompiledPage): string {
  const slash = path.indexOf('/');
  return slash < 0 ? '' : path.slice(0, slash);
}

/**
 * Puts compiled pages in order.
 * @param redirects legacy address to target; those from an address that is a page are left out
 */
export function assembleSite(compiled: CompiledPage[], redirects: Map<string, string>): Site {
  const bySection = Map.groupBy(compiled, sectionOf);
  if (!bySection.has('')) bySection.set('', []);
  const sections = new Map<string, SectionData>();
  const pages: SitePage[] = [];
  for (const [id, members] of [...bySection].sort(([a], [b]) => a.localeCompare(b))) {
    const ordered = sidebarOrder(members.filter((page) => page.kind !== 'home').map(sortable), id === '' ? '/' : `/${id}/`);
    const links = ordered.map(({ url, title }) => ({ url, title }));
    sections.set(id, sectionData(id, ordered.map(({ page }) => page)));
    for (const page of members.filter(({ kind }) => kind === 'home')) pages.push(sitePage(page, id, []));
    for (const { page } of ordered) pages.push(sitePage(page, id, links));
  }
  const addresses = new Set(compiled.map(({ url }) => url));
  return { pages, sections, redirects: new Map([...redirects].filter(([from]) => !addresses.has(from))) };
}

function sortable(page: CompiledPage) {
  const { sort, group, date } = page.frontMatter;
  return { page, url: page.url, title: page.title, sort, group, date };
}

function sectionData(id: string, pages: CompiledPage[]): SectionData {
  const url = id === '' ? '/' : `/${id}/`;
  const title = pages.find((page) => page.url === url)?.title ?? (id === '' ? config.name : id.charAt(0).toUpperCase() + id.slice(1));
  const section: SectionData = {
    id,
    title,
    url,
    pages: pages.map((page): SidebarPage => {
      const { group } = page.frontMatter;
      return { url: page.url, title: page.title, ...(group && { group }), hasAnchors: shownHeadings(page.headings).length > 0 };
    }),
  };
  const printable = pages.some(({ html }) => html) ? printableUrl(id) : undefined;
  return printable ? { ...section, printable } : section;
}

function sitePage(compiled: CompiledPage, section: string, links: { url: string; title: string }[]): SitePage {
  const { url, title, description, kind, frontMatter, html, headings, path } = compiled;
  const page: PageData = {
    url,
    title,
    description,
    kind,
    section,
    contributors: (frontMatter.contributors ?? []).filter((handle) => !config.excludedContributors.includes(handle)),
    related: frontMatter.related ?? [],
    ...neighbours(links, url),
  };
  page.edit = frontMatter.edit ?? (compiled.package ? undefined : config.editBase + path);
  page.repo = frontMatter.repo;
  page.source = frontMatter.source;
  page.package = compiled.package;
  page.updated = compiled.updated;
  page.date = frontMatter.date;
  const hasOwnScreen = kind === 'vote';
  return { module: { page, html: hasOwnScreen ? '' : html, anchors: nestAnchors(shownHeadings(headings)) }, compiled };
}
