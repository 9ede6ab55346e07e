/** Snapshot of removed options of webpack and its dev server (`npm run data:removed`). */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const removedOption = z.strictObject({
  /** Path in the configuration, with `[]` for list items: `devServer.before`, `module.rules[].query`. */
  name: z.string(),
  /** The package of the option. */
  package: z.enum(['webpack', 'webpack-dev-server']),
  /** The first version without it: `5`, or `5.92.0`. */
  removedIn: z.string().regex(/^\d+(?:\.\d+\.\d+)?$/),
  /** Other locations of the same option. */
  aliases: z.array(z.string()).optional(),
});

const snapshot = z.strictObject({
  /** Versions compared with the installed ones: `webpack@4.47.0`. */
  compared: z.array(z.string()),
  options: z.array(removedOption),
});

export type RemovedOption = z.infer<typeof removedOption>;
export type RemovedOptions = z.infer<typeof snapshot>;

export const removedSnapshot: z.ZodType<RemovedOptions> = snapshot;

/** File of the snapshot. */
export const removedFile = fileURLToPath(new URL('./removed.json', import.meta.url));
