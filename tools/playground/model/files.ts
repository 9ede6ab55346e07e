import type { SiteFile } from '../../shared/model/site-file.ts';

/** URLs of the playground's files on the site, with hashed names. The site's build writes this list. */

/** URLs of the files that the playground loads, and the versions of their packages. */
export interface PlaygroundFiles {
  /** Version of webpack in the playground's worker. */
  webpack: string;
  /** URL of the HTML document for the playground's sandbox. It has its own content security policy. */
  sandbox: string;
  /** Script of the relay, which is the page's own worker that reads the sandbox's messages. */
  relay: string;
  /** URL of the HTML document for the playground's preview. */
  preview: string;
  /** Script of the sandbox's worker: webpack without the modules that browsers can't use. */
  core: SiteFile;
  /**
   * Files that the playground loads on demand: `terser`, `printer`, `typescript`, and packages as `npm:` plus their
   * name.
   */
  parts: Record<string, SiteFile>;
  /** Packages that playground projects may import and configurations may use: version by name. */
  packages: Record<string, string>;
}
