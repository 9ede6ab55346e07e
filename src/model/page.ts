/** Types shared by the build and the browser. They are pure data, without React, DOM, or Node.js. */
import type { ScreenKind } from './screens.ts';

/** A heading that links can point to. */
export interface Anchor {
  /** The heading as plain text, without Markdown. */
  title: string;
  /** The heading's id, either from GitHub's slug algorithm or from the braces after the heading. */
  id: string;
  /** Heading level, from 1 to 6. The sidebar shows levels 2 and 3. */
  level: number;
  /**
   * Title of the heading without the prefix that repeats its parent's title (`name` for `output.library.name` under
   * `output.library`).
   */
  title2?: string;
  /** Deeper headings below this one, nested by level. */
  children?: Anchor[];
}

/** A link in “Further reading”. */
export interface Related {
  title: string;
  /** Path of the linked page on this site (`/guides/caching/`) or an absolute URL. */
  url: string;
  /** One sentence that says what the linked page is about. Set for links to a whole page on this site. */
  about?: string;
}

/** A page in a list, such as the sidebar or the previous and next links. */
export interface PageLink {
  title: string;
  /** Path of the page on this site, with a trailing slash. */
  url: string;
}

/** Kinds of pages that need different treatment in the frame around them. */
export type PageKind = 'page' | 'post' | 'readme' | 'printable' | ScreenKind;

/** Everything about a page except its prose. This data is inlined in the page's document and included in its chunk. */
export interface PageData {
  /** Path of the page on this site, with leading and trailing slash. */
  url: string;
  title: string;
  /** Plain-text description of the page for metadata, from the front matter or else the first paragraph. */
  description: string;
  kind: PageKind;
  /** First segment of the page's path (`concepts`), or `''` for top-level pages. */
  section: string;
  /**
   * GitHub usernames of the page's contributors, without excluded ones. Omitted if empty, like every optional field.
   */
  contributors?: string[];
  related?: Related[];
  previous?: PageLink;
  next?: PageLink;
  /** Location where the page's source can be edited: a path relative to `editBase`, or an absolute URL. */
  edit?: string;
  /** URL of the repository that a README page comes from. */
  repo?: string;
  /** For README pages, the package and the version that they document. */
  package?: { name: string; version: string };
  /** ISO date of the page's last change (`2026-11-21`). */
  updated?: string;
  /** ISO date on which a blog post was published. */
  date?: string;
  /**
   * Path of the closest page in each other version of the documentation, by version label. Omitted for versions that
   * have a page at the same path.
   */
  elsewhere?: Record<string, string>;
  /**
   * Absolute URL of the same page in the newest version of the documentation. Omitted in the newest version itself, and
   * if that version has no such page.
   */
  canonical?: string;
}

/** What the chunk of a page exports. */
export interface PageModule {
  page: PageData;
  /** Static HTML of the page's prose. */
  html: string;
  /** Headings of the page, nested by level, for the sidebar. */
  anchors: Anchor[];
}

/** A page in the sidebar. */
export interface SidebarPage {
  url: string;
  /** The page's short name if it has one, or else its title. */
  title: string;
  /** Heading of the page's group in the sidebar. */
  group?: string;
  /** Whether the page has headings to expand in the sidebar. They are fetched from `<url>anchors.json` on demand. */
  hasAnchors: boolean;
}

/**
 * Sidebar data of one section. The index page comes first. The other pages are ordered by `sort` and then by title.
 * Printable pages are excluded.
 */
export interface SectionData {
  /** Id of the section, such as `concepts`, or `''` for the top level. */
  id: string;
  title: string;
  url: string;
  /** Decorative icon of the section, as SVG. */
  boxes: string;
  pages: SidebarPage[];
  /**
   * Number of pages that are missing from `pages`, by group (`''` for pages without one). Omitted if `pages` is
   * complete.
   */
  more?: Record<string, number>;
  /** Path of the section's printable page, if there is one. */
  printable?: string;
}
