import type { SponsorType } from '../../model/sponsor.ts';

/**
 * Fraction of visits in which the sponsors are first ranked by monthly average, so that readers also see regular donors
 * (specification, section 4).
 */
const monthlyShare = 1 / 3;

/**
 * Picks whether sponsors are first ranked by monthly average or by total. The choice is random unless only one of the
 * two rankings has entries.
 *
 * @param chance random number from 0 (inclusive) to 1 (exclusive)
 * @param isFilled whether this ranking has at least one sponsor
 */
export function firstType(chance: number, isFilled: (type: SponsorType) => boolean): SponsorType {
  const [drawn, other]: [SponsorType, SponsorType] =
    chance < monthlyShare ? ['monthly', 'total'] : ['total', 'monthly'];
  return isFilled(drawn) || !isFilled(other) ? drawn : other;
}
