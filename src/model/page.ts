/** Types shared by the build and the browser. Pure data: no React, DOM or Node. */
import type { ScreenKind } from './screens.ts';

/** A heading that can be linked to. */
export interface Anchor {
  /** The heading as plain text, without Markdown. */
  title: string;
  /** The id: GitHub's slug, or given in braces. */
  id: string;
  /** 1 to 6; the sidebar shows 2 and 3. */
  level: number;
  /**
   * The title without the prefix it shares with its parent (`output.library.name` under `output.library` is `name`).
   */
  title2?: string;
  /** Deeper headings, nested by level. */
  children?: Anchor[];
}

/** An entry of “Further reading”. */
export interface Related {
  title: string;
  /** Address of this site (`/guides/caching/`) or absolute URL. */
  url: string;
  /** What the page of this site is about, in a sentence; of a link to a whole page. */
  about?: string;
}

/** A page in a list: sidebar, previous/next. */
export interface PageLink {
  title: string;
  /** Site address with a trailing slash. */
  url: string;
}

/** Kinds of pages that the frame treats differently. */
export type PageKind = 'page' | 'post' | 'readme' | 'printable' | ScreenKind;

/** Everything about a page except its prose: inlined in its document, and part of its chunk. */
export interface PageData {
  /** Site address with leading and trailing slash. */
  url: string;
  title: string;
  /** Plain text for metadata, from the front matter or else the first paragraph. */
  description: string;
  kind: PageKind;
  /** First part of the address (`concepts`), or `''` for top-level pages. */
  section: string;
  /** Usernames, without excluded ones; absent if empty, like every optional field. */
  contributors?: string[];
  related?: Related[];
  previous?: PageLink;
  next?: PageLink;
  /** Where to edit the page's source: relative to `editBase`, or an absolute URL. */
  edit?: string;
  /** The repository of a README page. */
  repo?: string;
  /** For README pages: the package and version they document. */
  package?: { name: string; version: string };
  /** Day of the last change, ISO (`2026-11-21`). */
  updated?: string;
  /** Day of publication of a post, ISO. */
  date?: string;
  /**
   * Address of the closest page in each other version, by version label; omitted for versions that have this very page.
   */
  elsewhere?: Record<string, string>;
  /** Absolute URL of the same page in the newest version; absent in the newest version, and if it has no such page. */
  canonical?: string;
}

/** What a page's chunk exports. */
export interface PageModule {
  page: PageData;
  /** Static HTML of the prose. */
  html: string;
  /** Headings nested by level, for the sidebar. */
  anchors: Anchor[];
}

/** A page in the sidebar. */
export interface SidebarPage {
  url: string;
  title: string;
  /** Group heading in the sidebar. */
  group?: string;
  /** Whether it has anchors to expand; they are fetched from `<url>anchors.json` on demand. */
  hasAnchors: boolean;
}

/** One section's sidebar: index page first, then by sort, then by title; printable pages excluded. */
export interface SectionData {
  /** `concepts`, or `''` for the top level. */
  id: string;
  title: string;
  url: string;
  /** Decorative icon, as SVG. */
  boxes: string;
  pages: SidebarPage[];
  /** Number of pages that `pages` leaves out, by group (`''` for none); absent if it lists all. */
  more?: Record<string, number>;
  /** Address of the printable page, if the section has one. */
  printable?: string;
}
