import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Pages of the other versions of the documentation. */
export interface VersionPages {
  /** ISO time of the last refresh; `null` before the first. */
  fetched: string | null;
  /** Addresses inside the site by the version's `origin`, as in `site.config.ts`. */
  pages: Record<string, string[]>;
}

/** File of the snapshot. */
export const versionPagesFile = fileURLToPath(new URL('./pages.json', import.meta.url));

/** Schema of the snapshot. */
export const versionPages: z.ZodType<VersionPages> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  pages: z.record(z.url(), z.array(z.string().regex(/^\/(?:[^\s/]+\/)*$/))),
});
