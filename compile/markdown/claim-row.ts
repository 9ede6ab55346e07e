import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { compactFacts, exampleOf } from '../facts-block.ts';
import { reportUnknown, type Reading, type Scope } from './claim-site.ts';

/**
 * Records the fact that a table row or list item documents, named by the code at its start, and appends the fact's
 * details.
 */
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
  // Put the example at the end of a list item. In a table, put it right below the option's name.
  if (example) (row.tagName === 'tr' ? holder : row).children.push(example);
  if (compact) holder.children.splice(holder.children.indexOf(code) + 1, 0, { type: 'text', value: ' ' }, compact);
}

/** Finds the code at the start of a table row or list item, and that code's parent element. */
function codeOf(row: Element): { holder: Element; code: Element } | undefined {
  const cell = row.tagName === 'tr' ? row.children.find((child) => child.type === 'element') : row;
  if (cell?.type !== 'element' || cell.tagName === 'th') return undefined;
  const holder = holderOfCode(cell);
  const code = holder?.children.find((child) => !(child.type === 'text' && child.value.trim() === ''));
  return holder && code?.type === 'element' && code.tagName === 'code' ? { holder, code } : undefined;
}

/**
 * Returns the id of a table row or list item. These ids are assigned after all heading ids, so that they never change a
 * heading's id.
 */
function rowId(row: Element, name: string, scope: Scope, taken: Set<string>): string {
  if (typeof row.properties.id === 'string') return row.properties.id;
  const id = new GithubSlugger().slug(name.replace(/^[a-z-]+:/, ''));
  if (id === '' || taken.has(id)) return scope.anchor;
  taken.add(id);
  row.properties.id = id;
  return id;
}

/**
 * Finds the element that directly contains the text of a list item or table cell: itself, or its paragraph if the list
 * is loose.
 */
function holderOfCode(cell: Element): Element | undefined {
  const first = cell.children.find((child) => !(child.type === 'text' && child.value.trim() === ''));
  if (first?.type !== 'element') return undefined;
  return first.tagName === 'p' ? holderOfCode(first) : cell;
}

/**
 * Returns the ids of facts that the code at the start of a table row may name, reading it both as a full name and
 * relative to the heading's pattern.
 */
function candidates(written: string, patterns: string[]): string[] {
  const bare = written.replace(/\(.*\)$/, '').replace(/^['"](.*)['"]$/, '$1');
  return patterns.flatMap((pattern) => {
    const prefix = pattern.replace(/\*+$/, '');
    const kind = prefix.slice(0, prefix.indexOf(':') + 1);
    return [...new Set([prefix + bare, prefix + written, kind + bare, kind + written])];
  });
}
