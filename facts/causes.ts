/**
 * Groups facts about webpack's API by cause. A new option, for example, stands for its nested options, its flags, and
 * its types.
 */
import type { Facts } from './types.ts';

/**
 * Finds the fact about webpack's API under which another one is grouped, which is its parent or an alias. `concerned`
 * contains the ids of facts that were all added, removed, or found missing.
 *
 * @param id one of `concerned`
 * @returns one of `concerned`; the id itself if none of the others is its parent or alias
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
