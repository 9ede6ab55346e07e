import type { CompiledPage } from '../../compile/types.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { factKinds } from '../../facts/types.ts';

/** Coverage of one kind of facts. */
export interface CategoryCoverage {
  /** Number of facts. */
  total: number;
  documented: number;
  /** Ids of undocumented facts. */
  missing: string[];
  /** Ids that pages claim but that don't exist. */
  unknown: string[];
}

/** By kind of fact. */
export type Coverage = Record<FactKind, CategoryCoverage>;

/**
 * Compares all facts with the claims of authored pages. READMEs document their packages, not webpack, so their claims
 * don't count.
 * Aliases of a documented fact are documented with it: a flag generated from an option, an option that exists in
 * several places of the schema.
 */
export function measureCoverage(facts: Facts, pages: readonly CompiledPage[]): Coverage {
  const claimed = claimedIds(facts, pages);
  return Object.fromEntries(
    factKinds.map((kind): [FactKind, CategoryCoverage] => {
      const existing = facts.ofKind(kind);
      const missing = undocumented(existing, claimed, facts).map(({ id }) => id);
      const unknown = [...claimed].filter((id) => id.startsWith(`${kind}:`) && !facts.byId.has(id)).toSorted();
      return [
        kind,
        { total: existing.length, documented: existing.length - missing.length, missing: missing.toSorted(), unknown },
      ];
    }),
  ) as Coverage;
}

/** Ids of all claimed facts, with the scopes of `<Facts>` resolved. */
export function claimedIds(facts: Facts, pages: readonly CompiledPage[]): Set<string> {
  return new Set(
    authored(pages).flatMap(({ claims }) =>
      claims.flatMap(({ fact }) => (fact.endsWith('*') ? facts.resolve(fact).map(({ id }) => id) : [fact])),
    ),
  );
}

/** Pages written for this site. */
export function authored(pages: readonly CompiledPage[]): CompiledPage[] {
  return pages.filter(({ kind }) => kind !== 'readme');
}

/**
 * Those `candidates` that aren't documented, neither directly nor as an alias.
 *
 * @param claimed ids of all claimed facts
 */
export function undocumented(candidates: readonly Fact[], claimed: ReadonlySet<string>, facts: Facts): Fact[] {
  return candidates.filter((fact) => !isDocumented(fact, claimed, facts));
}

/** A fact is documented if it, or a fact it is an alias of, is claimed. */
function isDocumented(
  fact: Fact,
  claimed: ReadonlySet<string>,
  facts: Facts,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (claimed.has(fact.id)) return true;
  return (fact.sameAs ?? []).some((id) => {
    const other = seen.has(id) ? undefined : facts.byId.get(id);
    return other !== undefined && isDocumented(other, claimed, facts, new Set([...seen, fact.id]));
  });
}
