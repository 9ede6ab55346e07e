/** What the registry and the published packages say of each release of webpack 5: the snapshot that `npm run data:releases` makes. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A default, or the class of a hook, that another release changed. */
const difference = z.strictObject({
  /** Path of an option, or owner and name of a hook. */
  name: z.string(),
  says: z.string(),
});

const release = z.strictObject({
  version: z.string().regex(/^5\.\d+\.\d+$/),
  /** Missing where the registry's time is none of a release: a mirror says when it fetched an old one. */
  date: z.iso.date().optional(),
  /** What it has no more, by kind of facts. */
  removed: z.record(z.string(), z.array(z.string())),
  defaults: z.array(difference),
  hooks: z.array(difference),
  /** Options that it marks as deprecated, and the release before did not. */
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
