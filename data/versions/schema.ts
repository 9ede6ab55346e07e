import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Which pages other versions of the documentation have. */
export interface VersionPages {
  /** When they were asked, ISO; `null` before the first time. */
  fetched: string | null;
  /** Addresses inside the site by the version's `origin`, as in `site.config.ts`. */
  pages: Record<string, string[]>;
}

/** File of the snapshot. */
export const versionPagesFile = fileURLToPath(new URL('./pages.json', import.meta.url));

/** What the snapshot file must look like. */
export const versionPages: z.ZodType<VersionPages> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  pages: z.record(z.url(), z.array(z.string().regex(/^\/(?:[^\s/]+\/)*$/))),
});
