/** Snapshot of the releases of webpack 5, from the registry and the published packages (`npm run data:releases`). */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A changed default or hook class. */
const difference = z.strictObject({
  /** Path of an option, or owner and name of a hook. */
  name: z.string(),
  says: z.string(),
});

const release = z.strictObject({
  version: z.string().regex(/^5\.\d+\.\d+$/),
  /** Absent if the registry's time isn't reliable (`release-dates.ts`). */
  date: z.iso.date().optional(),
  /** Removed names by kind of fact. */
  removed: z.record(z.string(), z.array(z.string())),
  defaults: z.array(difference),
  hooks: z.array(difference),
  /** Options newly marked as deprecated. */
  deprecated: z.array(z.string()),
});

const snapshot = z.strictObject({
  /** Oldest first. */
  releases: z.array(release),
});

export type PublishedRelease = z.infer<typeof release>;
export type ReleaseSnapshot = z.infer<typeof snapshot>;

export const releaseSnapshot: z.ZodType<ReleaseSnapshot> = snapshot;

/** File of the snapshot. */
export const releasesFile = fileURLToPath(new URL('./releases.json', import.meta.url));
