/** Types of the package's data. The package's build writes the data, and the server and the command read it. */
import type { Fact, FactVersions } from '../../../facts/types.ts';
import type { Release } from '../../../src/model/release.ts';

/** A page as Markdown, without its front matter. */
export interface PackagedPage {
  /** Path of the page on the site (`/guides/caching/`). */
  url: string;
  title: string;
  description: string;
  /** Title of the section that the page belongs to. Empty at the top level. */
  section: string;
  markdown: string;
}

/** A fact with a link to its documentation. If a table row documents it, the row's text is included. */
export type PackagedFact = Fact & {
  /** Path on the site, including the hash (`/configuration/output/#outputhtml`). */
  url?: string;
  /** Text of the row, as Markdown. */
  says?: string;
};

/** Which site and which versions the data describes. */
export interface About {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Versions of the packages that the site documents. */
  versions: FactVersions;
}

/** Files in the folder `data`, with the type of their content. */
export interface DataFiles {
  'about.json': About;
  'pages.json': PackagedPage[];
  'facts.json': PackagedFact[];
  /** webpack releases, oldest first. */
  'releases.json': Release[];
  /** Files of the site's search engine, by their paths on the site. */
  'search.json': Record<string, unknown>;
}
