/** The whole site between compilation and output, as read by bundling, prerendering, printing, metadata and hosts. */
import type { CompiledPage } from '../compile/types.ts';
import type { PageModule, SectionData } from '../src/model/page.ts';

/** A page as the browser needs it, with its compiled source. */
export interface SitePage {
  module: PageModule;
  compiled: CompiledPage;
}

/** A compiled and indexed content folder. */
export interface Site {
  /** Home page first, then by section and sidebar order; without printable pages. */
  pages: SitePage[];
  /** By id; the top level has the id `''`. */
  sections: Map<string, SectionData>;
  /** Legacy address to its target, as in `data/redirects.json`. */
  redirects: Map<string, string>;
  /** By page: normalized id (see `headingLetters`) of each heading that moved elsewhere, and its new address. */
  movedHeadings: Record<string, Record<string, string>>;
}
