import type { SiteFile } from '../../shared/model/site-file.ts';

/** Where the files of the playground are, as the build wrote them. All addresses are paths on the site, their names hashed. */

/** The files of the playground. */
export interface PlaygroundFiles {
  /** Version of webpack in the core. */
  webpack: string;
  /** Document of the sandbox, which has a policy of its own. */
  sandbox: string;
  /** Document of the preview. */
  preview: string;
  /** The worker: webpack, without what a browser can't use. */
  core: SiteFile;
  /** Loaded on demand: `terser`, `typescript`, and packages under `npm:` and their name. */
  parts: Record<string, SiteFile>;
  /** Packages that imports and configurations may name: name to version. */
  packages: Record<string, string>;
}
