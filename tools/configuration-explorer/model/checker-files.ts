import type { SiteFile } from '../../shared/model/site-file.ts';

/** URLs of the files that the configuration explorer loads. */
export interface CheckerFiles {
  /** URL of the worker, which contains webpack's validation and defaults. */
  worker: string;
  /** URL of the document for the worker's frame. */
  sandbox: string;
  /** The script that strips TypeScript types. */
  typescript: SiteFile;
}
