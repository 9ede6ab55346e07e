/**
 * Describes the whole site between compilation and output. Bundling, prerendering, printing, metadata and host files
 * are based on it.
 */
import type { CompiledPage } from '../compile/types.ts';
import type { PageModule, SectionData } from '../src/model/page.ts';

/** A page as the browser needs it, with its compiled source. */
export interface SitePage {
  module: PageModule;
  compiled: CompiledPage;
}

/** A compiled and indexed content folder. */
export interface Site {
  /**
   * Pages, with the home page first and the others in order of section and sidebar. Printable pages aren't included.
   */
  pages: SitePage[];
  /** Sections by id; the id of the top level is `''`. */
  sections: Map<string, SectionData>;
  /** Target of each old address, as in `data/redirects.json`. */
  redirects: Map<string, string>;
  /**
   * Headings that moved elsewhere, by page. The key is the heading's normalized id (see `headingLetters`), and the
   * value its new address.
   */
  movedHeadings: Record<string, Record<string, string>>;
}
