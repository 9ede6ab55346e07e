import type { SiteFile } from '../../shared/model/site-file.ts';

/** URLs of the files that the configuration explorer's page loads. */
export interface CheckerFiles {
  /** URL of the web worker, which contains webpack's validation and defaults. */
  worker: string;
  /** URL of the HTML document for the sandboxed frame that runs the worker. */
  sandbox: string;
  /** The script that strips TypeScript types from a configuration. */
  typescript: SiteFile;
}
