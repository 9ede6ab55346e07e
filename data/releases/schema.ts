/**
 * Schema of the snapshot of webpack 5 releases, which is made from the registry and the published packages (`npm run
 * data:releases`).
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Kinds of facts whose names are compared. */
export const nameKinds = ['option', 'plugin-option', 'hook', 'plugin', 'error', 'deprecation', 'api'] as const;

export type NameKind = (typeof nameKinds)[number];

/** A change of a default or of the class of a hook. */
const difference = z.strictObject({
  /** Path of the option, or owner and name of the hook. */
  name: z.string(),
  says: z.string(),
});

const names = z.partialRecord(z.enum(nameKinds), z.array(z.string()));

const release = z.strictObject({
  version: z.string().regex(/^5\.\d+\.\d+$/),
  /** Date of the release; absent if the registry's time isn't reliable (`release-dates.ts`). */
  date: z.iso.date().optional(),
  /** Names that the previous release didn't have, by kind of fact. */
  added: names,
  /** Names that only the previous release had, by kind of fact. */
  removed: names,
  defaults: z.array(difference),
  hooks: z.array(difference),
  /** Options, including plugin options, that existed before and that this release is the first to deprecate. */
  deprecated: z.array(z.string()),
});

const snapshot = z.strictObject({
  /** Releases, oldest first. */
  releases: z.array(release),
});

export type Difference = z.infer<typeof difference>;
export type PublishedRelease = z.infer<typeof release>;
type ReleaseSnapshot = z.infer<typeof snapshot>;

export const releaseSnapshot: z.ZodType<ReleaseSnapshot> = snapshot;

/** Path of the snapshot of releases. */
export const releasesFile = fileURLToPath(new URL('./releases.json', import.meta.url));
