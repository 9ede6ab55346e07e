import type { Claim, CompiledPage } from '../../compile/types.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { authored, claimedIds, undocumented } from './coverage.ts';

/** A fact about webpack that no page documents, but that this page should document. */
interface Gap {
  /** Id of the fact that no page documents. */
  fact: string;
  /** Line that documents the fact's parent or, if there is none, the page's last fact of the same family. */
  line: number;
  /** HTML id of the heading or row at this line. */
  anchor: string;
}

/**
 * Finds undocumented facts that belong on this page. These are children of documented facts (`output.path` if the page
 * documents `output`), and facts of a family that this page documents most of (a compiler hook on the page with most
 * compiler hooks). Children of a missing fact are reported only after the fact has been documented.
 *
 * @param page one of `pages`
 * @param pages all pages of the site
 * @returns missing facts in the order of lines
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

/** Position on a page at which a fact should be documented, after another documented fact. */
interface Home {
  page: CompiledPage;
  /** Where the page documents the fact's parent or, if it doesn't, the last fact of the same family. */
  claim: Claim;
  /**
   * Why the fact belongs on the page: because the page documents its parent (`whole`), facts of its family (`family`),
   * or other families of its kind (`kind`). With `kind`, the page is only a suggestion, and isn't reported as
   * incomplete.
   */
  by: 'whole' | 'family' | 'kind';
}

/**
 * Finds the page where each fact should be documented: with its parent or, without one, on the page that documents most
 * of its family or its kind.
 *
 * @param asked facts, whether documented or not
 * @returns position by fact id; facts of a kind that no page documents have none
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
  /** Facts that the page documents, grouped by family, such as all compiler hooks. */
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
    // If no page documents the family, choose the page with the most families of the fact's kind.
    largestHome(written, 'kind', facts, ({ families }) =>
      [...families.values()].flatMap((some) => some.filter(({ kind }) => kind === fact.kind).slice(0, 1)),
    )
  );
}

/** Finds the page that documents most of the given facts, and the position after the last of them. */
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

/**
 * Returns the family of a fact about webpack. Facts of one family are documented together: children of one parent,
 * members of one owner, or else all facts of a kind.
 */
function familyOf({ kind, parent, owner, group }: Fact): string {
  return parent ?? [kind, owner ?? group ?? ''].join(':');
}

/** Finds the last place on a page that documents one of the given facts, by its id or by a pattern that matches it. */
function claimOf(page: CompiledPage, facts: Facts, isWanted: (id: string) => boolean): Claim | undefined {
  return page.claims.findLast(({ fact }) =>
    fact.endsWith('*') ? facts.resolve(fact).some(({ id }) => isWanted(id)) : isWanted(fact),
  );
}
