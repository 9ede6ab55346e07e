import type { Claim, CompiledPage } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { authored, claimedIds, undocumented } from './coverage.ts';

/** A fact that a page should document, and nothing documents. */
export interface Gap {
  /** Id of the fact. */
  fact: string;
  /** Line of the claim that it belongs to: of what it is part of, else of the page's last claim of its kind. */
  line: number;
  /** Id on the page that this claim stands at. */
  anchor: string;
}

/**
 * What is documented nowhere and belongs on one page: parts of what the page documents (`output.path` where `output` is
 * claimed), and facts of a family of which no other page documents more (a hook of the compiler on the page with most of
 * the compiler's hooks). The parts of a gap are no gaps of their own until it is closed.
 *
 * @param page one of `pages`
 * @param pages the whole site
 * @returns the gaps, in the order of their lines
 */
export function gapsOf(page: CompiledPage, pages: readonly CompiledPage[], facts: Facts): Gap[] {
  const missing = undocumented([...facts.byId.values()], claimedIds(facts, pages), facts);
  if (missing.length === 0) return [];
  const written = authored(pages).map((each): Claimed => ({ page: each, ids: claimedIds(facts, [each]) }));
  const isMissing = new Set(missing.map(({ id }) => id));
  const whole = missing.filter(({ parent }) => parent === undefined || !isMissing.has(parent));
  const gaps = whole.flatMap((fact): Gap[] => {
    const claim = homeOf(fact, page, written, facts);
    return claim ? [{ fact: fact.id, line: claim.line, anchor: claim.anchor }] : [];
  });
  return gaps.toSorted((a, b) => a.line - b.line);
}

interface Claimed {
  page: CompiledPage;
  ids: Set<string>;
}

/** The claim of `page` that a fact belongs to; none when it belongs to another page, or to none. */
function homeOf(fact: Fact, page: CompiledPage, written: Claimed[], facts: Facts): Claim | undefined {
  for (let whole = fact.parent; whole !== undefined; whole = facts.byId.get(whole)?.parent) {
    if (written.some(({ ids }) => ids.has(whole!))) return claimOf(page, facts, (id) => id === whole);
  }
  const isRelative = (id: string): boolean => {
    const other = facts.byId.get(id);
    return other !== undefined && familyOf(other) === familyOf(fact);
  };
  const counts = written.map((each) => ({ page: each.page, count: [...each.ids].filter(isRelative).length }));
  const most = Math.max(...counts.map(({ count }) => count));
  const own = counts.find((each) => each.page === page)?.count ?? 0;
  return own > 0 && own === most ? claimOf(page, facts, isRelative) : undefined;
}

/** Facts of one family are documented together: the parts of one thing, the members of one owner, else those of a kind. */
function familyOf({ kind, parent, owner, group }: Fact): string {
  return parent ?? [kind, owner ?? group ?? ''].join(':');
}

/** The last claim of a page with a fact that is wanted; scopes count by what is in them. */
function claimOf(page: CompiledPage, facts: Facts, isWanted: (id: string) => boolean): Claim | undefined {
  return page.claims.findLast(({ fact }) =>
    fact.endsWith('*') ? facts.resolve(fact).some(({ id }) => isWanted(id)) : isWanted(fact),
  );
}
