import type { Element } from 'hast';
import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Claim } from '../types.ts';
import type { Heading } from './headings.ts';
import type { Report } from './report.ts';

/** Input and output of claim reading. */
export interface ClaimSite {
  url: string;
  facts: Facts | undefined;
  /** Ids of the page; row ids are added. */
  taken: Set<string>;
  report: Report;
  /** Options used as keys in code below a heading, by the heading's id. */
  shownIn: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A heading's scope: `option:output.environment.*`, and the heading's level. */
export interface Scope {
  patterns: string[];
  anchor: string;
  level: number;
}

/** State while reading a page's claims. */
export interface Reading {
  readonly site: ClaimSite;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly claims: Claim[];
  /** Open scopes, innermost last. */
  scopes: Scope[];
}

/** Reports an unknown fact, with a suggestion. @param near facts that are more likely than others of the same kind */
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
