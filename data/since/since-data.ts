/** The committed result of comparing the published versions: what each of them added. */
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  /** Oldest and newest version that were compared. */
  first: z.string(),
  last: z.string(),
  /** Ids of facts by the version that added them for good; what the oldest one had is listed under it. */
  added: z.record(z.string(), z.array(z.string())),
  /** Option paths that were there once and are not any more, by the first version without them. */
  removed: z.record(z.string(), z.array(z.string())),
});

export type SinceData = z.infer<typeof schema>;

export const sinceFile = join(import.meta.dirname, 'since.json');

/**
 * Reads what {@link sinceFile} contains.
 *
 * @throws ZodError where it has another shape
 */
export function parseSince(text: string): SinceData {
  return schema.parse(JSON.parse(text));
}
