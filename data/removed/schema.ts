/** Schema of the snapshot of options that webpack and webpack-dev-server removed (`npm run data:removed`). */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { RemovedOption } from '../../facts/removed.ts';

const removedOption: z.ZodType<RemovedOption> = z.strictObject({
  name: z.string(),
  package: z.enum(['webpack', 'webpack-dev-server']),
  removedIn: z.string().regex(/^\d+(?:\.\d+\.\d+)?$/),
  aliases: z.array(z.string()).exactOptional(),
});

const snapshot = z.strictObject({
  /** Versions that were compared with the installed packages: `webpack@4.47.0`. */
  compared: z.array(z.string()),
  options: z.array(removedOption),
});

type RemovedOptions = z.infer<typeof snapshot>;

export const removedSnapshot: z.ZodType<RemovedOptions> = snapshot;

/** Path of the snapshot of options that webpack and webpack-dev-server removed. */
export const removedFile = fileURLToPath(new URL('./removed.json', import.meta.url));
