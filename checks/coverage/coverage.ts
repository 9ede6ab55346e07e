import type { CompiledPage } from '../../compile/types.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { factKinds } from '../../facts/types.ts';

/** One category of what webpack offers, held against the pages. */
export interface CategoryCoverage {
  /** How many facts there are. */
  total: number;
  documented: number;
  /** Ids that no page documents. */
  missing: string[];
  /** Ids that pages claim and that do not exist. */
  unknown: string[];
}

/** By category, which is the kind of fact. */
export type Coverage = Record<FactKind, CategoryCoverage>;

/**
 * Holds all facts against what the authored pages claim. A README documents a package, not webpack, so it claims nothing.
 * What is another face of a documented fact is documented with it: a flag that the CLI makes from an option, an option
 * that stands in several places of the schema.
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

/** Ids of all facts that pages claim, scopes of `<Facts>` resolved. */
export function claimedIds(facts: Facts, pages: readonly CompiledPage[]): Set<string> {
  return new Set(
    authored(pages).flatMap(({ claims }) =>
      claims.flatMap(({ fact }) => (fact.endsWith('*') ? facts.resolve(fact).map(({ id }) => id) : [fact])),
    ),
  );
}

/** Pages that were written for this site. */
export function authored(pages: readonly CompiledPage[]): CompiledPage[] {
  return pages.filter(({ kind }) => kind !== 'readme');
}

/**
 * Those of `candidates` that nothing documents: neither a claim of their own, nor one of a fact that they are another face of.
 *
 * @param claimed ids of all facts that pages claim
 */
export function undocumented(candidates: readonly Fact[], claimed: ReadonlySet<string>, facts: Facts): Fact[] {
  return candidates.filter((fact) => !isDocumented(fact, claimed, facts));
}

/** A fact is documented by a claim of its own, or of one it is another face of. */
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
