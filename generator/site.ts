/**
 * Types that describe the whole site between compilation and output. Bundling, prerendering, printing, metadata, and
 * host files are based on them.
 */
import type { CompiledPage } from '../compile/types.ts';
import type { PageModule, SectionData } from '../src/model/page.ts';

/** A page of the site as the browser needs it, with its compiled source. */
export interface SitePage {
  module: PageModule;
  compiled: CompiledPage;
}

/** Everything about a site that its content folder determines, after compilation. */
export interface Site {
  /**
   * Pages of the site, with the home page first and the others in order of section and sidebar. Printable pages aren't
   * included.
   */
  pages: SitePage[];
  /** Sections by id; the id of the top level is `''`. */
  sections: Map<string, SectionData>;
  /** New address of each redirected address, as in `data/redirects.json`. */
  redirects: Map<string, string>;
  /**
   * Headings that moved to another page, keyed by page. For each page, the new addresses are keyed by the heading's
   * normalized id (see `headingLetters`).
   */
  movedHeadings: Record<string, Record<string, string>>;
}
