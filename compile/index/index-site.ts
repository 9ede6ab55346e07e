import { drawSectionIcon } from '../../src/model/section-icons.ts';
import { shownContributors } from '../../src/model/contributor.ts';
import { shownHeadings } from '../../src/model/anchors.ts';
import { firstSentence } from '../../src/model/first-sentence.ts';
import { neighbors } from '../../src/model/neighbors.ts';
import type { PageData, Related, SectionData } from '../../src/model/page.ts';
import { isScreen } from '../../src/model/screens.ts';
import { sidebarOrder } from '../../src/model/sidebar.ts';
import { sectionOf } from '../../src/model/sections.ts';
import { printableOf } from '../../src/model/url.ts';
import { tools } from '../../tools/tools.ts';
import type { CompiledPage } from '../types.ts';

/** Settings from `site.config.ts` that the index of sections and pages needs. */
interface IndexOptions {
  excludedContributors: readonly string[];
  /** Fallback description for pages that have neither a description nor a paragraph. */
  description: string;
}

/** All sections and pages of the site, in sidebar order. */
export interface SiteIndex {
  /** Sections with their pages in sidebar order. The section with id `''` holds the top-level pages. */
  sections: SectionData[];
  /** All pages: section by section, in sidebar order. */
  pages: { compiled: CompiledPage; data: PageData }[];
}

/** Whether a page has no sidebar, and therefore no previous and next page. */
const standsAlone = ({ kind }: CompiledPage): boolean => isScreen(kind) || kind === 'printable';

/** Groups pages into sections, sorts them, and finds the previous and next page of each. */
export function indexSite(pages: readonly CompiledPage[], options: IndexOptions): SiteIndex {
  const bySection = Map.groupBy(pages, (page) => sectionOf(page.url));
  const titles = new Map(pages.map(({ url, title }) => [url, title]));
  const about = new Map(pages.map(({ url, frontMatter }) => [url, firstSentence(frontMatter.description ?? '')]));
  const sections: SectionData[] = [];
  const indexed: SiteIndex['pages'] = [];
  for (const [id, members] of [...bySection].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const url = id === '' ? '/' : `/${id}/`;
    const entries = [...members.filter((page) => !standsAlone(page)), ...(id === 'tools' ? toolsOf(pages) : [])].map(
      (page) => ({
        ...page.frontMatter,
        group: page.frontMatter.group ?? folderGroup(page, titles) ?? yearOf(page),
        url: page.url,
        compiled: page,
      }),
    );
    const listed = sidebarOrder(entries, url);
    const ordered = listed.filter(({ compiled }) => !standsAlone(compiled));
    const links = ordered.map((entry) => ({ url: entry.url, title: entry.title }));
    sections.push({
      id,
      url,
      title: members.find((page) => page.url === url)?.title ?? id,
      boxes: drawSectionIcon(id),
      pages: listed.map(({ compiled, group }) => ({
        url: compiled.url,
        title: compiled.frontMatter.short ?? compiled.title,
        ...(group !== undefined && { group }),
        hasAnchors: !standsAlone(compiled) && shownHeadings(compiled.headings).length > 0,
      })),
      printable: printableOf(url),
    });
    const unlisted = members.filter(standsAlone);
    for (const compiled of [...unlisted, ...ordered.map((entry) => entry.compiled)]) {
      indexed.push({ compiled, data: pageData(compiled, { section: id, links, options, about }) });
    }
  }
  return { sections, pages: indexed };
}

/**
 * Returns the pages of interactive tools. They have no sidebar themselves, but the sidebar of the other pages in the
 * section lists them.
 */
function toolsOf(pages: readonly CompiledPage[]): CompiledPage[] {
  return pages.filter(({ kind }) => Object.hasOwn(tools, kind));
}

/** Returns the year of a blog post, because the sidebar groups posts by year. */
function yearOf({ kind, frontMatter }: CompiledPage): string | undefined {
  return kind === 'post' ? frontMatter.date?.slice(0, 4) : undefined;
}

/** Returns the sidebar group of a page in a subfolder: the title of the folder's index page, or the folder's name. */
function folderGroup({ url }: CompiledPage, titles: ReadonlyMap<string, string>): string | undefined {
  const [, section, folder, page] = url.split('/');
  return page ? (titles.get(`/${section}/${folder}/`) ?? folder) : undefined;
}

function pageData(
  page: CompiledPage,
  place: {
    section: string;
    links: { url: string; title: string }[];
    options: IndexOptions;
    about: ReadonlyMap<string, string>;
  },
): PageData {
  const { frontMatter } = page;
  const { excludedContributors, description } = place.options;
  const edit = frontMatter.edit ?? (page.kind === 'readme' ? undefined : page.path);
  const contributors = shownContributors(frontMatter.contributors ?? [], excludedContributors);
  const optional = {
    contributors: contributors.length > 0 ? contributors : undefined,
    related: frontMatter.related?.length ? frontMatter.related.map(withReason(place.about)) : undefined,
    edit,
    repo: frontMatter.repo,
    package: page.package,
    updated: page.updated,
    date: frontMatter.date,
  };
  return {
    url: page.url,
    title: page.title,
    // Use only the front matter for the home page's description, since its first paragraph describes the page rather
    // than the site.
    description: (page.kind === 'home' ? frontMatter.description : page.description) || description,
    kind: page.kind,
    section: place.section,
    ...neighbors(place.links, page.url),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}

/** Adds the first sentence of the target page's description to a related link, as a reason to follow it. */
function withReason(about: ReadonlyMap<string, string>): (link: Related) => Related {
  return (link) => {
    const sentence = about.get(link.url);
    return sentence ? { ...link, about: sentence } : link;
  };
}
