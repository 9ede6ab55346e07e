import type { SiteFile } from '../../shared/model/site-file.ts';

/** URLs of the playground's files on the site, with hashed names. The build writes this list. */

/** The files of the playground. */
export interface PlaygroundFiles {
  /** Version of webpack in the core. */
  webpack: string;
  /** Document of the sandbox. It has its own content security policy. */
  sandbox: string;
  /** Script of the relay, the page's own worker that reads the sandbox's messages. */
  relay: string;
  /** Document of the preview. */
  preview: string;
  /** Script of the sandbox's worker: webpack without the parts that browsers can't use. */
  core: SiteFile;
  /** Files loaded on demand: `terser`, `printer`, `typescript`, and packages as `npm:` plus their name. */
  parts: Record<string, SiteFile>;
  /** Packages that projects may import and configurations may use: version by name. */
  packages: Record<string, string>;
}
