/** Which of some facts stand for the others: a new option for its parts, its flags and its types. Pure. */
import type { Facts } from './types.ts';

/**
 * The fact that stands for another among some that came, went or are missing together: what it is another face or a part of.
 *
 * @param id one of `concerned`
 * @returns one of `concerned`; the id itself where it stands for itself
 */
export function causeOf(id: string, concerned: ReadonlySet<string>, facts: Facts): string {
  const seen = new Set<string>();
  let cause = id;
  while (!seen.has(cause)) {
    seen.add(cause);
    const fact = facts.byId.get(cause);
    const above = [...(fact?.sameAs ?? []), fact?.parent].find((other) => other !== undefined && concerned.has(other));
    if (above !== undefined) cause = above;
  }
  return cause;
}
