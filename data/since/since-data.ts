/**
 * Schema of the committed data about published versions, which lists the options, hooks, and so on that each of them
 * added.
 */
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  /** Oldest and newest package version that were compared. */
  first: z.string(),
  last: z.string(),
  /**
   * Ids of options, hooks, and other facts by the version that added them permanently. Everything that the oldest
   * version has is listed under it.
   */
  added: z.record(z.string(), z.array(z.string())),
  /** Paths of removed options, by the first version that lacks them. */
  removed: z.record(z.string(), z.array(z.string())),
});

export type SinceData = z.infer<typeof schema>;

export const sinceFile = join(import.meta.dirname, 'since.json');

/**
 * Parses the content of {@link sinceFile}, the data about published versions.
 *
 * @throws ZodError if it doesn't match the schema
 */
export function parseSince(text: string): SinceData {
  return schema.parse(JSON.parse(text));
}
