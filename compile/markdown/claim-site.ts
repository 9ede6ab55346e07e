import type { Element } from 'hast';
import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../nearest.ts';
import type { Claim } from '../types.ts';
import type { Heading } from './headings.ts';
import type { Report } from './report.ts';

/** What claims are read from and noted in. */
export interface ClaimSite {
  url: string;
  facts: Facts | undefined;
  /** Ids of the page; grows by those of claiming rows. */
  taken: Set<string>;
  report: Report;
  /** Options that code under a heading has as keys, by the heading's id. */
  shownIn: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A heading's scope: `option:output.environment.*` and how deep its heading is. */
export interface Scope {
  patterns: string[];
  anchor: string;
  level: number;
}

/** A page while its claims are read. */
export interface Reading {
  readonly site: ClaimSite;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly claims: Claim[];
  /** Scopes that are open, the innermost last. */
  scopes: Scope[];
}

/** Says that there is no such fact, and which one may be meant. @param near facts that are likelier than others of its kind */
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
