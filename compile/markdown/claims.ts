import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import GithubSlugger from 'github-slugger';
import type { Fact, Facts } from '../../facts/types.ts';
import { compactFacts, factsBlock } from '../facts-block.ts';
import { factsNamed } from '../implied-facts.ts';
import { didYouMean } from '../nearest.ts';
import type { Claim } from '../types.ts';
import { headingLevel } from './headings.ts';
import type { Heading } from './headings.ts';
import type { Report } from './report.ts';

/** What claims are read from and noted in. */
export interface ClaimSite {
  url: string;
  facts: Facts | undefined;
  /** Ids of the page; grows by those of claiming rows. */
  taken: Set<string>;
  report: Report;
}

/** A heading's scope: `option:output.environment.*` and how deep its heading is. */
interface Scope {
  patterns: string[];
  anchor: string;
  level: number;
}

/**
 * Finds the facts that headings, and rows and items in a scope, claim; puts what the machine knows of them on the page, in
 * place.
 */
export function readClaims(tree: Root, headings: Heading[], site: ClaimSite): Claim[] {
  const { facts, report } = site;
  const claims: Claim[] = [];
  const byId = new Map(headings.map((heading) => [heading.anchor.id, heading]));
  let scopes: Scope[] = [];
  tree.children = walk(tree.children as Element['children'], false) as RootContent[];
  return claims;

  function walk(children: Element['children'], inItem: boolean): Element['children'] {
    return children.flatMap((node): Element['children'] => {
      if (node.type !== 'element') return [node];
      const heading = headingLevel(node) === undefined ? undefined : byId.get(String(node.properties.id));
      if (heading) return [node, ...claimHeading(heading)];
      const isRow = node.tagName === 'tr' || (node.tagName === 'li' && !inItem);
      if (isRow && scopes.length > 0) claimRow(node);
      if (node.tagName !== 'pre') node.children = walk(node.children, inItem || node.tagName === 'li');
      return [node];
    });
  }

  function claimHeading(heading: Heading): Element[] {
    const patterns = heading.claims.filter((claim) => claim.endsWith('*'));
    const { id, level } = heading.anchor;
    scopes = scopes.filter((scope) => scope.level < level);
    if (patterns.length > 0) scopes = [{ patterns, anchor: id, level }];
    for (const pattern of patterns) {
      if (facts && facts.resolve(pattern).length === 0) unknown(pattern, heading.element.position);
    }
    const explicit = heading.claims.filter((claim) => !claim.endsWith('*'));
    const implied =
      explicit.length === 0 && heading.code !== undefined && facts ? factsNamed(heading.code, site.url, facts) : [];
    const isImplied = explicit.length === 0;
    return [...explicit, ...implied.map((fact) => fact.id)].flatMap((name) => {
      claims.push({
        fact: name,
        anchor: id,
        line: report.line(heading.line),
        by: 'heading',
        ...(isImplied && { implied: true }),
      });
      if (!facts) return [];
      const fact = facts.byId.get(name);
      if (!fact) return unknown(name, heading.element.position);
      const block = factsBlock(fact, facts);
      return block ? [block] : [];
    });
  }

  function claimRow(row: Element): void {
    const cell = row.tagName === 'tr' ? row.children.find((child) => child.type === 'element') : row;
    if (cell?.type !== 'element' || cell.tagName === 'th') return;
    const holder = holderOfCode(cell);
    const code = holder?.children.find((child) => !(child.type === 'text' && child.value.trim() === ''));
    if (!holder || code?.type !== 'element' || code.tagName !== 'code') return;
    const written = toString(code).trim();
    const scope = scopes.at(-1)!;
    const names = candidates(written, scope.patterns);
    const found = facts ? names.map((name) => facts.byId.get(name)).find((fact) => fact !== undefined) : undefined;
    if (facts && !found) {
      unknown(
        names[0]!,
        row.position,
        scope.patterns.flatMap((pattern) => facts.resolve(pattern)),
      );
      return;
    }
    const name = found?.id ?? names[0]!;
    claims.push({ fact: name, anchor: rowId(row, name, scope), line: report.line(row.position), by: 'row' });
    const compact = found && compactFacts(found, facts);
    if (compact) holder.children.splice(holder.children.indexOf(code) + 1, 0, { type: 'text', value: ' ' }, compact);
  }

  /** Rows have ids of their own, after those of all headings, which therefore never change through them. */
  function rowId(row: Element, name: string, scope: Scope): string {
    if (typeof row.properties.id === 'string') return row.properties.id;
    const id = new GithubSlugger().slug(name.replace(/^[a-z-]+:/, ''));
    if (id === '' || site.taken.has(id)) return scope.anchor;
    site.taken.add(id);
    row.properties.id = id;
    return id;
  }

  function unknown(name: string, place: Element['position'], near?: Fact[]): [] {
    const kind = name.slice(0, name.indexOf(':') + 1);
    const known = near?.length ? near : [...(facts?.byId.values() ?? [])].filter((fact) => fact.id.startsWith(kind));
    const suggestion = didYouMean(
      name,
      known.map((fact) => fact.id),
    );
    report.error(`There is no fact ${name}.${suggestion || ' `npm run facts` lists them.'}`, place);
    return [];
  }
}

/** The element that an item's or cell's text begins in: itself, or the paragraph of a loose list. */
function holderOfCode(cell: Element): Element | undefined {
  const first = cell.children.find((child) => !(child.type === 'text' && child.value.trim() === ''));
  if (first?.type !== 'element') return undefined;
  return first.tagName === 'p' ? holderOfCode(first) : cell;
}

/** Ids that a row's code can stand for in its scopes: the bare name, or the whole one. */
function candidates(written: string, patterns: string[]): string[] {
  const bare = written.replace(/\(.*\)$/, '').replace(/^['"](.*)['"]$/, '$1');
  return patterns.flatMap((pattern) => {
    const prefix = pattern.replace(/\*+$/, '');
    const kind = prefix.slice(0, prefix.indexOf(':') + 1);
    return [...new Set([prefix + bare, prefix + written, kind + bare, kind + written])];
  });
}
