import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { SponsorSnapshot } from '../../src/model/sponsor.ts';

/** Path of the snapshot of sponsors. */
export const sponsorsFile = fileURLToPath(new URL('./sponsors.json', import.meta.url));

const money = z.number().nonnegative();

/** Schema of the snapshot of sponsors. */
export const sponsorSnapshot: z.ZodType<SponsorSnapshot> = z.strictObject({
  fetched: z.iso.datetime().nullable(),
  sponsors: z.array(
    z.strictObject({
      slug: z.string().min(1),
      name: z.string().min(1).max(200),
      website: z.url({ protocol: /^https?$/ }).nullable(),
      avatar: z.url({ protocol: /^https?$/ }).nullable(),
      totalDonations: money,
      monthlyDonations: money,
      firstDonation: z.iso.date().nullable(),
    }),
  ),
});
