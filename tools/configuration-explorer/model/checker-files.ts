import type { SiteFile } from '../../shared/model/site-file.ts';

/** Files that the checker needs. */
export interface CheckerFiles {
  /** URL of the worker with webpack's validation and defaults. */
  worker: string;
  /** URL of the document for the worker's frame. */
  sandbox: string;
  /** URL of the script that strips TypeScript types. */
  typescript: SiteFile;
}
