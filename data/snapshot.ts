/**
 * Reads and writes snapshots of external data, such as sponsors. These are JSON files under `data/` that the build
 * reads.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';

/**
 * Reads and validates a snapshot of external data.
 *
 * @throws Error with file and field if the snapshot doesn't match the schema
 */
export async function readSnapshot<Snapshot>(file: string, schema: z.ZodType<Snapshot>): Promise<Snapshot> {
  const result = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!result.success) {
    throw new Error(`${relative(process.cwd(), file)} is not a snapshot:\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}

/** Writes a snapshot of external data atomically, so that an interrupted command leaves the previous one in place. */
export async function writeSnapshot<Snapshot>(
  file: string,
  snapshot: Snapshot,
  schema: z.ZodType<Snapshot>,
): Promise<void> {
  const text = `${JSON.stringify(schema.parse(snapshot), null, 2)}\n`;
  const draft = `${file}.draft`;
  await writeFile(draft, text);
  await rename(draft, file);
}
