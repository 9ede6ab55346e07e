import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { VoteSnapshot } from '../../src/model/vote.ts';

/** Path of the snapshot of feature requests and their votes. */
export const votesFile = fileURLToPath(new URL('./votes.json', import.meta.url));

/** Schema of the snapshot of feature requests and their votes. */
export const voteSnapshot: z.ZodType<VoteSnapshot> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  topics: z.array(
    z.strictObject({
      repository: z.string().regex(/^[\w-]+\/[\w.-]+$/),
      number: z.int().positive(),
      title: z.string().min(1),
      votes: z.int().nonnegative().nullable(),
      labels: z.array(z.string().min(1)),
      created: z.iso.date().nullable(),
      updated: z.iso.date().nullable(),
    }),
  ),
});
