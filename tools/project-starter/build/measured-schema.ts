/**
 * Schema of the measured sizes and build times of generated projects on `/tools/start/`. Update the measurements with
 * `npm run check:tool -- project-starter --write`.
 */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Measurements } from '../model/measured.ts';

/** Path of the JSON file with the measured sizes and build times of generated projects. */
export const measuredFile = fileURLToPath(new URL('./measured.json', import.meta.url));

/** Schema of the JSON file with the measured sizes and build times. */
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
