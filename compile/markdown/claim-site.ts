import type { Element } from 'hast';
import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Claim } from '../types.ts';
import type { Heading } from './headings.ts';
import type { Report } from './report.ts';

/** Data for reading a page's claims. */
export interface ClaimSite {
  url: string;
  facts: Facts | undefined;
  /** Ids taken on the page; ids of rows are added. */
  taken: Set<string>;
  report: Report;
  /** Options used as keys in code, by the id of the heading above. */
  shownIn: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A heading whose rows can claim facts: its patterns (`option:output.environment.*`), id and level. */
export interface Scope {
  patterns: string[];
  anchor: string;
  level: number;
}

/** State while reading the claims of a page. */
export interface Reading {
  readonly site: ClaimSite;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly claims: Claim[];
  /** Open scopes, with the innermost last. */
  scopes: Scope[];
}

/**
 * Reports an unknown fact, with a suggestion.
 *
 * @param near facts that are more likely than others of the same kind
 */
export function reportUnknown(
  { facts, report }: ClaimSite,
  name: string,
  place: Element['position'],
  near?: Fact[],
): void {
  const kind = name.slice(0, name.indexOf(':') + 1);
  const known = near?.length ? near : [...(facts?.byId.values() ?? [])].filter((fact) => fact.id.startsWith(kind));
  const suggestion = didYouMean(
    name,
    known.map((fact) => fact.id),
  );
  report.error(`There is no fact ${name}.${suggestion || ' `npm run facts` lists them.'}`, place);
}
