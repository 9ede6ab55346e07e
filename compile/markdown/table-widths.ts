import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';

/** Characters of a table's text that fit into a line beside the sidebar. */
const LINE = 90;
/** What pads a cell, in characters, with what names with capitals or code take beyond words of as many. */
const PADDING = 8;
/** A column whose longest cell is longer than this holds sentences, which may be broken anywhere. */
const LONGEST_NAME = 34;
/** What a line of facts under a name needs. */
const FACTS = 24;
/** Widths, in percent, are classes, since the site allows no inline styles: one for each step (prose.global.css). */
const STEP = 5;
const NARROWEST = 10;
const WIDEST = 60;

/**
 * Tables of one page whose first header and number of columns are the same stand under one another with the same columns: each
 * gets the widths that all of them together call for, as classes of `<col>`. A table alone has the widths of its own words.
 */
export function shareColumnWidths(tree: Root): void {
  const kinds = new Map<string, Element[]>();
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
    const headers = cellsOf(rowsOf(table)[0]);
    if (headers.length < 2 || headers[0]!.tagName !== 'th' || hasSpans(table)) return SKIP;
    const kind = `${headers.length} ${toString(headers[0]!)}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), table]);
    return SKIP;
  });
  for (const tables of kinds.values()) {
    if (tables.length === 1) continue;
    const widths = columnWidths(tables.flatMap(rowsOf).map((row) => cellsOf(row).map(lengthOf)));
    for (const table of tables) {
      const columns = widths.map((width) => h('col', width === undefined ? {} : { class: `w-${width}` }));
      table.children.unshift(h('colgroup', columns));
    }
  }
}

/** Percent for each column, from the lengths of the cells of all rows: names get what they need, sentences the rest in equal parts. The last takes what is left. */
export function columnWidths(rows: readonly (readonly number[])[]): (number | undefined)[] {
  const longest = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column] ?? 0)));
  const names = longest.map((length) => (length <= LONGEST_NAME ? length + PADDING : 0));
  const sentences = names.filter((name) => name === 0).length;
  const needed = names.reduce((sum, name) => sum + name, 0);
  const line = sentences === 0 ? needed : LINE;
  const rest = sentences === 0 ? 0 : Math.max(0, LINE - needed) / sentences;
  return names.map((name, column) => {
    if (column === names.length - 1) return undefined;
    const percent = ((name || rest) / line) * 100;
    return Math.min(WIDEST, Math.max(NARROWEST, Math.ceil(percent / STEP) * STEP));
  });
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  visit(table, { type: 'element', tagName: 'tr' }, (row: Element) => {
    rows.push(row);
    return SKIP;
  });
  return rows;
}

function cellsOf(row: Element | undefined): Element[] {
  const elements = (row?.children ?? []).filter((child) => child.type === 'element');
  return elements.filter(({ tagName }) => tagName === 'th' || tagName === 'td');
}

function hasSpans(table: Element): boolean {
  return rowsOf(table).some((row) => cellsOf(row).some(({ properties }) => properties.colSpan ?? properties.rowSpan));
}

/** Characters of a cell's words. Its facts are a line of their own, which may be broken. */
function lengthOf(cell: Element): number {
  const facts = cell.children.find((child) => child.type === 'element' && isFact(child));
  const length = toString(cell).trim().length;
  if (!facts) return length;
  return Math.max(length - toString(facts).length, FACTS);
}

function isFact({ properties }: Element): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes('fact');
}
