import type { SiteFile } from '../../shared/model/site-file.ts';

/** What the explorer checks configurations with. */
export interface CheckerFiles {
  /** Address of the worker with webpack's validation and defaults. */
  worker: string;
  /** Address of the document of the frame that the worker runs in. */
  sandbox: string;
  /** Takes the types out of configurations in TypeScript. */
  typescript: SiteFile;
}
