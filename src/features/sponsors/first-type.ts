import type { SponsorType } from '../../model/sponsor.ts';

/** Share of visits that begin with the monthly ranking, so that those who give regularly are seen too (specification, section 4). */
const monthlyShare = 1 / 3;

/**
 * The type a visit begins with: by lot, unless that one would show nobody and the other somebody.
 *
 * @param chance from 0 (included) to 1
 * @param isFilled whether anybody is in a rank of this type
 */
export function firstType(chance: number, isFilled: (type: SponsorType) => boolean): SponsorType {
  const [drawn, other]: [SponsorType, SponsorType] =
    chance < monthlyShare ? ['monthly', 'total'] : ['total', 'monthly'];
  return isFilled(drawn) || !isFilled(other) ? drawn : other;
}
