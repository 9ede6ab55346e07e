import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Pages that other versions of the documentation have. */
export interface VersionPages {
  /** Time of the last refresh in ISO format; `null` before the first one. */
  fetched: string | null;
  /** Addresses of pages within the site, by the version's `origin` in `site.config.ts`. */
  pages: Record<string, string[]>;
}

/** Path of the snapshot of other versions' pages. */
export const versionPagesFile = fileURLToPath(new URL('./pages.json', import.meta.url));

/** Schema of the snapshot of other versions' pages. */
export const versionPages: z.ZodType<VersionPages> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  pages: z.record(z.url(), z.array(z.string().regex(/^\/(?:[^\s/]+\/)*$/))),
});
