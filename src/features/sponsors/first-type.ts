import type { SponsorType } from '../../model/sponsor.ts';

/**
 * Share of visits that start with the monthly ranking, so that regular donors are seen too (specification, section 4).
 */
const monthlyShare = 1 / 3;

/**
 * Picks the ranking that a visit starts with: at random, unless only one of the two has entries.
 *
 * @param chance from 0 (included) to 1
 * @param isFilled whether this ranking has at least one sponsor
 */
export function firstType(chance: number, isFilled: (type: SponsorType) => boolean): SponsorType {
  const [drawn, other]: [SponsorType, SponsorType] =
    chance < monthlyShare ? ['monthly', 'total'] : ['total', 'monthly'];
  return isFilled(drawn) || !isFilled(other) ? drawn : other;
}
