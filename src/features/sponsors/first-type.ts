import type { SponsorType } from '../../model/sponsor.ts';

/** Share of visits that begin with the monthly ranking, so that those who give regularly are seen too (specification, section 4). */
const monthlyShare = 1 / 3;

/** The type a visit begins with; `chance` from 0 (included) to 1. */
export function firstType(chance: number): SponsorType {
  return chance < monthlyShare ? 'monthly' : 'total';
}
