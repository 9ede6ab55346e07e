/**
 * Schema of the measured sizes and build times of projects on `/tools/start/`, which `npm run check:tool --
 * project-starter --write` updates.
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Measurements } from '../model/measured.ts';

/** Path of the file that contains the measurements. */
export const measuredFile = fileURLToPath(new URL('./measured.json', import.meta.url));

/** Schema of the measurements file. */
export const measuredSnapshot: z.ZodType<Measurements> = z.strictObject({
  date: z.iso.date(),
  webpack: z.string(),
  projects: z.array(
    z.strictObject({
      answers: z.string(),
      scripts: z.int().nonnegative(),
      styles: z.int().nonnegative(),
      pages: z.int().nonnegative(),
      time: z.int().nonnegative().nullable(),
    }),
  ),
});
