/** Data of the package, written by its build and read by the server and the command. */
import type { Fact, FactVersions } from '../../../facts/types.ts';
import type { Release } from '../../../src/model/release.ts';

/** A page as Markdown, without its front matter. */
export interface PackagedPage {
  /** Path on the site: `/guides/caching/`. */
  url: string;
  title: string;
  description: string;
  /** Title of its section; `''` at the top level. */
  section: string;
  markdown: string;
}

/** A fact with the place that documents it, and, if that is a table row, the text of the row. */
export type PackagedFact = Fact & {
  /** Path on the site with hash: `/configuration/output/#outputhtml`. */
  url?: string;
  /** Markdown. */
  says?: string;
};

/** What the data describes. */
export interface About {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Versions of the documented packages. */
  versions: FactVersions;
}

/** Files of the folder `data`, with the type of their content. */
export interface DataFiles {
  'about.json': About;
  'pages.json': PackagedPage[];
  'facts.json': PackagedFact[];
  /** Oldest first. */
  'releases.json': Release[];
  /** Files of the site's search, by their paths on the site. */
  'search.json': Record<string, unknown>;
}
