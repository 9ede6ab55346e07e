import type { CompiledPage } from '../../compile/types.ts';
import type { Fact, FactKind, Facts } from '../../facts/types.ts';
import { factKinds } from '../../facts/types.ts';

/** Documentation coverage of one kind of fact, such as webpack options or hooks. */
interface CategoryCoverage {
  /** Number of facts of this kind, such as all webpack options. */
  total: number;
  documented: number;
  /** Ids of the facts of this kind that no page documents. */
  missing: string[];
  /** Ids that pages claim to document, but that don't exist. */
  unknown: string[];
}

/** How much of webpack the pages document, by kind of fact: options, hooks, flags, and so on. */
export type Coverage = Record<FactKind, CategoryCoverage>;

/**
 * Compares all facts about webpack with the facts that the site's pages document. READMEs don't count, because they
 * document their packages rather than webpack. An alias of a documented fact is documented too, such as a flag that is
 * generated from an option, or an option that exists in several paths of the schema.
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

/** Returns the ids of all facts that pages document. Patterns, as in `<Facts>`, are resolved. */
export function claimedIds(facts: Facts, pages: readonly CompiledPage[]): Set<string> {
  return new Set(
    authored(pages).flatMap(({ claims }) =>
      claims.flatMap(({ fact }) => (fact.endsWith('*') ? facts.resolve(fact).map(({ id }) => id) : [fact])),
    ),
  );
}

/** Returns the pages that were written for this site, as opposed to the READMEs of packages. */
export function authored(pages: readonly CompiledPage[]): CompiledPage[] {
  return pages.filter(({ kind }) => kind !== 'readme');
}

/**
 * Returns those `candidates` that are not documented, either directly or as an alias.
 *
 * @param claimed ids of all facts that pages document
 */
export function undocumented(candidates: readonly Fact[], claimed: ReadonlySet<string>, facts: Facts): Fact[] {
  return candidates.filter((fact) => !isDocumented(fact, claimed, facts));
}

/** Whether a page documents a fact or one of the facts that it is an alias of. */
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
