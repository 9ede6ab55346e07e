/** Schema of the snapshot of options that webpack and webpack-dev-server removed (`npm run data:removed`). */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const removedOption = z.strictObject({
  /** Path in the configuration, with `[]` for items of lists: `devServer.before`, `module.rules[].query`. */
  name: z.string(),
  /** Package that had the option. */
  package: z.enum(['webpack', 'webpack-dev-server']),
  /** First version without the option: `5`, or `5.92.0`. */
  removedIn: z.string().regex(/^\d+(?:\.\d+\.\d+)?$/),
  /** Other paths of the same option. */
  aliases: z.array(z.string()).optional(),
});

const snapshot = z.strictObject({
  /** Versions that were compared with the installed ones: `webpack@4.47.0`. */
  compared: z.array(z.string()),
  options: z.array(removedOption),
});

export type RemovedOption = z.infer<typeof removedOption>;
export type RemovedOptions = z.infer<typeof snapshot>;

export const removedSnapshot: z.ZodType<RemovedOptions> = snapshot;

/** Path of the snapshot of removed options. */
export const removedFile = fileURLToPath(new URL('./removed.json', import.meta.url));
