import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Pages that other versions of the documentation have. */
export interface VersionPages {
  /** Time of the last refresh of the snapshot in ISO format; `null` before the first one. */
  fetched: string | null;
  /** Addresses of the pages on each version's site, by the version's `origin` in `site.config.ts`. */
  pages: Record<string, string[]>;
}

/** Path of the snapshot that lists the pages of other documentation versions. */
export const versionPagesFile = fileURLToPath(new URL('./pages.json', import.meta.url));

/** Schema of the snapshot that lists the pages of other documentation versions. */
export const versionPages: z.ZodType<VersionPages> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  pages: z.record(z.url(), z.array(z.string().regex(/^\/(?:[^\s/]+\/)*$/))),
});
