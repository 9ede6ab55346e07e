/**
 * The types that cross from content to browser. Pure data: no React, DOM or Node.
 */
import type { ScreenKind } from './screens.ts';

/** A heading of a page that links can lead to. */
export interface Anchor {
  /** The heading as plain text, without Markdown. */
  title: string;
  /** The id, by GitHub's rule or given in braces. */
  id: string;
  /** 1 to 6; the sidebar shows 2 and 3. */
  level: number;
  /** The title without the prefix it shares with its parent (`output.library.name` under `output.library` is `name`). */
  title2?: string;
  /** Deeper headings, nested by level. */
  children?: Anchor[];
}

/** Something worth reading next. */
export interface Related {
  title: string;
  /** A site address (`/guides/caching/`) or an absolute one. */
  url: string;
}

/** A page in a list: sidebar, previous/next. */
export interface PageLink {
  title: string;
  /** Site address with a trailing slash. */
  url: string;
}

/** What a page is about, as far as the frame treats it differently. */
export type PageKind = 'page' | 'post' | 'readme' | 'printable' | ScreenKind;

/** All of a page but its words: carried inline by its document, and part of its chunk. */
export interface PageData {
  /** Site address with leading and trailing slash. */
  url: string;
  title: string;
  /** Plain text, for metadata; from front matter, else from the first paragraph. */
  description: string;
  kind: PageKind;
  /** First part of the address (`concepts`), or `''` for top-level pages. */
  section: string;
  /** Handles, the excluded ones already removed; absent where there are none, as all that may be absent. */
  contributors?: string[];
  related?: Related[];
  previous?: PageLink;
  next?: PageLink;
  /** Where the page's source can be edited; relative to the configured `editBase`, or an absolute address. */
  edit?: string;
  /** The repository of a README page. */
  repo?: string;
  /** For README pages: the package and version they document. */
  package?: { name: string; version: string };
  /** Day of the last change, ISO (`2026-11-21`). */
  updated?: string;
  /** Day of publication of a post, ISO. */
  date?: string;
  /** By label of another version, the nearest page that it has; those that have this one are left out. */
  elsewhere?: Record<string, string>;
  /** The same page in the newest version, absolute; absent there, and where that has no such page. */
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
  /** Heading in the sidebar it stands under. */
  group?: string;
  /** Whether it has anchors to open; they are fetched from `<url>anchors.json` then. */
  hasAnchors: boolean;
}

/** One section's sidebar: index page first, then by sort, then by title; printable pages excluded. */
export interface SectionData {
  /** `concepts`, or `''` for the top level. */
  id: string;
  title: string;
  url: string;
  /** Its ornament, as SVG. */
  boxes: string;
  pages: SidebarPage[];
  /** How many more pages there are than `pages` lists, by group (`''` for those without); absent where it lists all. */
  more?: Record<string, number>;
  /** Address of the printable page, where the section has one. */
  printable?: string;
}
