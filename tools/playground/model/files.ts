import type { SiteFile } from '../../shared/model/site-file.ts';

/** URLs of the playground's files, written by the build: paths on the site with hashed names. */

/** The files of the playground. */
export interface PlaygroundFiles {
  /** Version of webpack in the core. */
  webpack: string;
  /** Document of the sandbox, with its own policy. */
  sandbox: string;
  /** The page's worker that reads the sandbox's messages. */
  relay: string;
  /** Document of the preview. */
  preview: string;
  /** The worker: webpack without what browsers can't use. */
  core: SiteFile;
  /** Loaded on demand: `terser`, `typescript`, and packages as `npm:` plus name. */
  parts: Record<string, SiteFile>;
  /** Packages available to imports and configurations: version by name. */
  packages: Record<string, string>;
}
