/**
 * Schema of the snapshot of webpack 5 releases, which is created from the registry and the published packages (`npm run
 * data:releases`).
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Difference, PublishedRelease } from '../../facts/releases.ts';

/** Kinds of names that are compared between releases, such as options and hooks. */
export const nameKinds = ['option', 'plugin-option', 'hook', 'plugin', 'error', 'deprecation', 'api'] as const;

export type NameKind = (typeof nameKinds)[number];

const difference: z.ZodType<Difference> = z.strictObject({ name: z.string(), says: z.string() });

const names = z.partialRecord(z.enum(nameKinds), z.array(z.string()));

const release: z.ZodType<PublishedRelease> = z.strictObject({
  version: z.string().regex(/^5\.\d+\.\d+$/),
  date: z.iso.date().optional(),
  added: names,
  removed: names,
  defaults: z.array(difference),
  hooks: z.array(difference),
  deprecated: z.array(z.string()),
});

const snapshot = z.strictObject({
  /** webpack releases, oldest first. */
  releases: z.array(release),
});

type ReleaseSnapshot = z.infer<typeof snapshot>;

export const releaseSnapshot: z.ZodType<ReleaseSnapshot> = snapshot;

/** Path of the snapshot of webpack releases. */
export const releasesFile = fileURLToPath(new URL('./releases.json', import.meta.url));
