/** What the package carries of the site: written by its build, read by its server and its command. */
import type { Fact, FactVersions } from '../../../facts/types.ts';
import type { Release } from '../../../src/model/release.ts';

/** A page as Markdown, without its front matter. */
export interface CarriedPage {
  /** Address from the root of the site: `/guides/caching/`. */
  url: string;
  title: string;
  description: string;
  /** Title of its section; `''` at the top level. */
  section: string;
  markdown: string;
}

/** A fact with where it is documented, and what is said of it there where it has a row rather than a heading. */
export type CarriedFact = Fact & {
  /** From the root of the site, with the hash: `/configuration/output/#outputhtml`. */
  url?: string;
  /** Markdown. */
  says?: string;
};

/** What the data describes. */
export interface About {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  /** Versions of the documented packages. */
  versions: FactVersions;
}

/** Files of the folder `data`, with what is in each. */
export interface CarriedFiles {
  'about.json': About;
  'pages.json': CarriedPage[];
  'facts.json': CarriedFact[];
  /** Oldest first. */
  'releases.json': Release[];
  /** The files of the site's search, by their paths in the site. */
  'search.json': Record<string, unknown>;
}
