/** Options that earlier versions of webpack and of its development server had: the snapshot that `npm run data:removed` makes. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const removedOption = z.strictObject({
  /** As a configuration has it, with `[]` for the items of a list: `devServer.before`, `module.rules[].query`. */
  name: z.string(),
  /** The package whose option it was. */
  package: z.enum(['webpack', 'webpack-dev-server']),
  /** The first version without it: `5`, or `5.92.0`. */
  removedIn: z.string().regex(/^\d+(?:\.\d+\.\d+)?$/),
  /** Other places that had the same option. */
  aliases: z.array(z.string()).optional(),
});

const snapshot = z.strictObject({
  /** The versions that were compared with the installed ones: `webpack@4.47.0`. */
  compared: z.array(z.string()),
  options: z.array(removedOption),
});

export type RemovedOption = z.infer<typeof removedOption>;
export type RemovedOptions = z.infer<typeof snapshot>;

export const removedSnapshot: z.ZodType<RemovedOptions> = snapshot;

/** File of the snapshot. */
export const removedFile = fileURLToPath(new URL('./removed.json', import.meta.url));
