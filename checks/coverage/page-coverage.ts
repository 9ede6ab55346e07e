import type { Claim, CompiledPage } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { authored, claimedIds, undocumented } from './coverage.ts';

/** An undocumented fact that a page should document. */
export interface Gap {
  /** Id of the fact. */
  fact: string;
  /** Line of the related claim: of its parent, or else the page's last claim of the same kind. */
  line: number;
  /** Id on the page of that claim. */
  anchor: string;
}

/**
 * Undocumented facts that belong on this page: children of documented facts (`output.path` if `output` is claimed), and
 * facts of a family that this page documents most of (a compiler hook on the page with most compiler hooks). Children
 * of a gap are reported only after it is closed.
 *
 * @param page one of `pages`
 * @param pages the whole site
 * @returns gaps in line order
 */
export function gapsOf(page: CompiledPage, pages: readonly CompiledPage[], facts: Facts): Gap[] {
  const claimed = claimedIds(facts, pages);
  const missing = undocumented([...facts.byId.values()], claimed, facts);
  const isMissing = new Set(missing.map(({ id }) => id));
  const whole = missing.filter(({ parent }) => parent === undefined || !isMissing.has(parent));
  const homes = homesOf(whole, pages, facts);
  const gaps = whole.flatMap(({ id }): Gap[] => {
    const home = homes.get(id);
    return home?.page === page && home.by !== 'kind'
      ? [{ fact: id, line: home.claim.line, anchor: home.claim.anchor }]
      : [];
  });
  return gaps.toSorted((a, b) => a.line - b.line);
}

/** Where a fact belongs: after a claim of a page. */
export interface Home {
  page: CompiledPage;
  /** The claim of its parent, or else the page's last claim in its family. */
  claim: Claim;
  /**
   * Why it belongs there: with its parent, with its family, or, if it is the first of its family, with other families
   * of its kind. The last is only a suggestion, and not a problem of that page.
   */
  by: 'whole' | 'family' | 'kind';
}

/**
 * Where facts belong: with their parent, or else on the page that documents most of their family, or of their kind.
 *
 * @param asked facts, documented or not
 * @returns by fact id; nothing for facts of a kind that no page documents
 */
export function homesOf(asked: readonly Fact[], pages: readonly CompiledPage[], facts: Facts): Map<string, Home> {
  if (asked.length === 0) return new Map();
  const written = authored(pages).map((page): Claimed => {
    const ids = claimedIds(facts, [page]);
    const relatives = [...ids].flatMap((id) => facts.byId.get(id) ?? []);
    return { page, ids, families: Map.groupBy(relatives, familyOf) };
  });
  return new Map(
    asked.flatMap((fact) => {
      const home = homeOf(fact, written, facts);
      return home ? [[fact.id, home]] : [];
    }),
  );
}

interface Claimed {
  page: CompiledPage;
  ids: ReadonlySet<string>;
  /** The page's documented facts, by family. */
  families: ReadonlyMap<string, readonly Fact[]>;
}

function homeOf(fact: Fact, written: readonly Claimed[], facts: Facts): Home | undefined {
  for (let whole = fact.parent; whole !== undefined; whole = facts.byId.get(whole)?.parent) {
    const holder = written.find(({ ids }) => ids.has(whole!));
    if (holder) return homeOn(holder.page, 'whole', facts, (id) => id === whole);
  }
  const family = familyOf(fact);
  return (
    largestHome(written, 'family', facts, ({ families }) => families.get(family) ?? []) ??
    // The first of its family goes to the page with the most families of its kind.
    largestHome(written, 'kind', facts, ({ families }) =>
      [...families.values()].flatMap((some) => some.filter(({ kind }) => kind === fact.kind).slice(0, 1)),
    )
  );
}

/** The end of the page that documents most of the wanted facts. */
function largestHome(
  written: readonly Claimed[],
  by: Home['by'],
  facts: Facts,
  wantedOn: (page: Claimed) => readonly Fact[],
): Home | undefined {
  const wanted = written.map((each) => ({ each, found: wantedOn(each) }));
  const largest = Math.max(0, ...wanted.map(({ found }) => found.length));
  const most = largest > 0 ? wanted.find(({ found }) => found.length === largest) : undefined;
  const ids = new Set(most?.found.map(({ id }) => id));
  return most && homeOn(most.each.page, by, facts, (id) => ids.has(id));
}

function homeOn(page: CompiledPage, by: Home['by'], facts: Facts, isWanted: (id: string) => boolean): Home | undefined {
  const claim = claimOf(page, facts, isWanted);
  return claim && { page, claim, by };
}

/** Facts of one family are documented together: children of one parent, members of one owner, or else all of a kind. */
function familyOf({ kind, parent, owner, group }: Fact): string {
  return parent ?? [kind, owner ?? group ?? ''].join(':');
}

/** The last claim on a page of any wanted fact; scopes are expanded. */
function claimOf(page: CompiledPage, facts: Facts, isWanted: (id: string) => boolean): Claim | undefined {
  return page.claims.findLast(({ fact }) =>
    fact.endsWith('*') ? facts.resolve(fact).some(({ id }) => isWanted(id)) : isWanted(fact),
  );
}
