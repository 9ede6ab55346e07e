/** The committed comparison of published versions: what each of them added. */
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  /** Oldest and newest compared version. */
  first: z.string(),
  last: z.string(),
  /** Ids of facts by the version that added them permanently; those of the oldest version are listed under it. */
  added: z.record(z.string(), z.array(z.string())),
  /** Removed option paths, by the first version without them. */
  removed: z.record(z.string(), z.array(z.string())),
});

export type SinceData = z.infer<typeof schema>;

export const sinceFile = join(import.meta.dirname, 'since.json');

/**
 * Parses {@link sinceFile}.
 *
 * @throws ZodError if it has another shape
 */
export function parseSince(text: string): SinceData {
  return schema.parse(JSON.parse(text));
}
