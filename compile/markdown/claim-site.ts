import type { Element } from 'hast';
import type { Fact, Facts } from '../../facts/types.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Claim } from '../types.ts';
import type { Heading } from './headings.ts';
import type { Report } from './report.ts';

/** Data for finding the facts that a page documents. */
export interface ClaimSite {
  url: string;
  facts: Facts | undefined;
  /** HTML ids taken on the page; ids of table rows are added. */
  taken: Set<string>;
  report: Report;
  /** webpack options used in code blocks, by the id of the heading above. */
  shownIn: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * A heading whose table rows and list items document the facts that match its patterns (`option:output.environment.*`),
 * with its id and level.
 */
export interface Scope {
  patterns: string[];
  anchor: string;
  level: number;
}

/** Parser state while finding the facts that a page's headings and table rows document. */
export interface Reading {
  readonly site: ClaimSite;
  readonly headings: ReadonlyMap<string, Heading>;
  readonly claims: Claim[];
  /** Headings with fact patterns above the current position, with the innermost last. */
  scopes: Scope[];
}

/**
 * Reports the name of an unknown fact about webpack, with a suggestion.
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
