import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { compactFacts, exampleOf } from '../facts-block.ts';
import { reportUnknown, type Reading, type Scope } from './claim-site.ts';

/** Notes the fact that a row or an item claims by the code that it begins with, and puts what the machine knows behind it. */
export function claimRow(row: Element, reading: Reading, scope: Scope): void {
  const { facts, report, taken } = reading.site;
  const found = codeOf(row);
  if (!found) return;
  const { holder, code } = found;
  const [first, ...others] = candidates(toString(code).trim(), scope.patterns);
  if (first === undefined) return;
  const fact = facts && [first, ...others].map((name) => facts.byId.get(name)).find((known) => known !== undefined);
  if (facts && !fact) {
    const near = scope.patterns.flatMap((pattern) => facts.resolve(pattern));
    return reportUnknown(reading.site, first, row.position, near);
  }
  const name = fact?.id ?? first;
  reading.claims.push({
    fact: name,
    anchor: rowId(row, name, scope, taken),
    line: report.line(row.position),
    by: 'row',
  });
  const compact = fact && facts && compactFacts(fact, facts);
  const example = fact && exampleOf(fact);
  // Of an item it stands below all that is said; in a table, below the name.
  if (example) (row.tagName === 'tr' ? holder : row).children.push(example);
  if (compact) holder.children.splice(holder.children.indexOf(code) + 1, 0, { type: 'text', value: ' ' }, compact);
}

/** The code that a row or an item begins with, and the element that it stands in. */
function codeOf(row: Element): { holder: Element; code: Element } | undefined {
  const cell = row.tagName === 'tr' ? row.children.find((child) => child.type === 'element') : row;
  if (cell?.type !== 'element' || cell.tagName === 'th') return undefined;
  const holder = holderOfCode(cell);
  const code = holder?.children.find((child) => !(child.type === 'text' && child.value.trim() === ''));
  return holder && code?.type === 'element' && code.tagName === 'code' ? { holder, code } : undefined;
}

/** Rows have ids of their own, after those of all headings, which therefore never change through them. */
function rowId(row: Element, name: string, scope: Scope, taken: Set<string>): string {
  if (typeof row.properties.id === 'string') return row.properties.id;
  const id = new GithubSlugger().slug(name.replace(/^[a-z-]+:/, ''));
  if (id === '' || taken.has(id)) return scope.anchor;
  taken.add(id);
  row.properties.id = id;
  return id;
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
