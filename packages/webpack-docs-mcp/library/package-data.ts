/**
 * Types of the documentation data in the npm package. The package's build writes the data, and the server and the
 * command read it.
 */
import type { Fact, FactVersions } from '../../../facts/types.ts';
import type { Release } from '../../../src/model/release.ts';

/** A documentation page as Markdown, without its front matter. */
export interface PackagedPage {
  /** Path of the page on the site (`/guides/caching/`). */
  url: string;
  title: string;
  description: string;
  /** Title of the site's section that the page belongs to. Empty at the top level. */
  section: string;
  markdown: string;
}

/**
 * A documented option, hook, and so on, with a link to its documentation. If a table row documents it, the row's text
 * is included.
 */
export type PackagedFact = Fact & {
  /** Path of the documentation on the site, including the hash (`/configuration/output/#outputhtml`). */
  url?: string;
  /** Text of the table row that documents the option, as Markdown. */
  says?: string;
};

/** Origin of the documentation site, and the package versions that the data describes. */
export interface About {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Versions of webpack and other packages that the site documents. */
  versions: FactVersions;
}

/** JSON files in the npm package's folder `data`, with the type of their content. */
export interface DataFiles {
  'about.json': About;
  'pages.json': PackagedPage[];
  'facts.json': PackagedFact[];
  /** webpack releases, oldest first. */
  'releases.json': Release[];
  /** Files of the site's search engine, by their paths on the site. */
  'search.json': Record<string, unknown>;
}
