/** Snapshot of the releases of webpack 5, from the registry and the published packages (`npm run data:releases`). */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Kinds of facts whose names are compared. */
export const nameKinds = ['option', 'plugin-option', 'hook', 'plugin', 'error', 'deprecation', 'api'] as const;

export type NameKind = (typeof nameKinds)[number];

/** A changed default or hook class. */
const difference = z.strictObject({
  /** Path of an option, or owner and name of a hook. */
  name: z.string(),
  says: z.string(),
});

const names = z.partialRecord(z.enum(nameKinds), z.array(z.string()));

const release = z.strictObject({
  version: z.string().regex(/^5\.\d+\.\d+$/),
  /** Absent if the registry's time isn't reliable (`release-dates.ts`). */
  date: z.iso.date().optional(),
  /** Names by kind of fact that the release before didn't have. */
  added: names,
  /** Names by kind of fact that only the release before had. */
  removed: names,
  defaults: z.array(difference),
  hooks: z.array(difference),
  /** Known options, also of plugins, that this release is the first to call deprecated. */
  deprecated: z.array(z.string()),
});

const snapshot = z.strictObject({
  /** Oldest first. */
  releases: z.array(release),
});

export type Difference = z.infer<typeof difference>;
export type PublishedRelease = z.infer<typeof release>;
export type ReleaseSnapshot = z.infer<typeof snapshot>;

export const releaseSnapshot: z.ZodType<ReleaseSnapshot> = snapshot;

/** File of the snapshot. */
export const releasesFile = fileURLToPath(new URL('./releases.json', import.meta.url));
