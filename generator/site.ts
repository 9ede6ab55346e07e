/**
 * The whole site between compile and output: what bundle, prerender, print, metadata and hosts read.
 */
import type { CompiledPage } from '../compile/types.ts';
import type { PageModule, SectionData } from '../src/model/page.ts';

/** A page with what the browser needs and what it was compiled from. */
export interface SitePage {
  module: PageModule;
  compiled: CompiledPage;
}

/** A content folder, compiled and put in order. */
export interface Site {
  /** Home first, then by section and sidebar order; printable pages are not in it. */
  pages: SitePage[];
  /** By id; the top level has the id `''`. */
  sections: Map<string, SectionData>;
  /** Legacy address to its target, both as in `data/redirects.json`. */
  redirects: Map<string, string>;
  /** By page, the letters (see `headingLetters`) of each id that moved elsewhere, and where to. */
  movedHeadings: Record<string, Record<string, string>>;
}
