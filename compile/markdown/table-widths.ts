import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';
import { SKIP, visit } from './visit.ts';

/** Number of characters in a line of a table on a page with a sidebar. */
const LINE = 90;
/** Padding of a table cell in characters. It includes the extra width of capitals and code. */
const PADDING = 8;
/**
 * Maximum length in characters of a table cell that contains a name. Columns with a longer cell contain sentences,
 * which may wrap anywhere.
 */
const LONGEST_NAME = 34;
/** Maximum width of a table column of names, in characters. Longer names may wrap between words. */
const WIDEST_NAME = 24;
/** Width in characters of a table column with option names, where each has its type and default below. */
const FACTS = 40;
/**
 * Step in percent to which the widths of table columns are rounded. Each step has a class in tables.global.css, because
 * inline styles aren't allowed.
 */
const STEP = 5;
const NARROWEST = 25;
const WIDEST = 55;

/** Length of a table cell and of its longest word, in characters. */
interface Extent {
  length: number;
  word: number;
  /** Whether an option's type and default are below its name in the cell. */
  hasFacts?: boolean;
}

/**
 * Gives tables on a page that have the same first header and number of columns the same column widths, as classes of
 * `<col>`. The widths are computed from all of these tables. Other tables are left to the browser, except tables of two
 * columns whose first contains a very long name, which would leave too little space for the second.
 */
export function shareColumnWidths(tree: Root): void {
  const all: Element[] = [];
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
    all.push(table);
    return SKIP;
  });
  for (const [kind, tables] of Map.groupBy(all, kindOf)) {
    if (kind === undefined) continue;
    const rows = tables.flatMap(rowsOf).map((row) => cellsOf(row).map(extentOf));
    const isSqueezed = rows.some((cells) => cells.length === 2 && cells[0]!.word > LONGEST_NAME);
    if (tables.length === 1 && !isSqueezed) continue;
    const widths = columnWidths(rows);
    for (const table of tables) {
      const columns = widths.map((width) => h('col', width === undefined ? {} : { class: `w-${width}` }));
      table.children.unshift(h('colgroup', columns));
    }
  }
}

/**
 * Returns a key that groups tables with the same columns, or undefined if a table has fewer than two columns. Tables of
 * comparisons, whose corner is empty, aren't grouped either: the stylesheet gives them equal columns.
 */
function kindOf(table: Element): string | undefined {
  const headers = cellsOf(rowsOf(table)[0]);
  const [first] = headers;
  if (headers.length < 2 || first?.tagName !== 'th' || toString(first).trim() === '' || hasSpans(table))
    return undefined;
  return `${headers.length} ${toString(first)}`;
}

/**
 * Returns the width of each table column in percent, based on the cells of all rows. Columns of names get the width
 * that they need. Columns of sentences share the rest: one with four times as much text is twice as wide, and each is at
 * least as wide as its longest word. The last column takes the remainder.
 */
export function columnWidths(rows: readonly (readonly Extent[])[]): (number | undefined)[] {
  const [first = []] = rows;
  const columns = first.map((_, column) => ({
    length: Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    text: rows.reduce((sum, row) => sum + (row[column]?.length ?? 0), 0),
    word: Math.min(LONGEST_NAME, Math.max(...rows.map((row) => row[column]?.word ?? 0))),
    hasFacts: rows.some((row) => row[column]?.hasFacts === true),
  }));
  const names = columns.filter(isName);
  const needed = names.reduce((sum, name) => sum + widthOf(name), 0);
  const sentences = columns.filter((column) => !isName(column)).reduce((sum, { text }) => sum + Math.sqrt(text), 0);
  const line = sentences === 0 ? needed : LINE;
  const rest = Math.max(0, LINE - needed);
  return columns.map((column, index) => {
    if (index === columns.length - 1) return undefined;
    const steps = (width: number) => ((width / line) * 100) / STEP;
    // Round the share of sentences to the nearest step. If it was rounded up, the last column would get too little.
    const width = isName(column)
      ? Math.ceil(steps(widthOf(column)))
      : Math.max(
          Math.round(steps((rest * Math.sqrt(column.text)) / sentences)),
          Math.ceil(steps(column.word + PADDING)),
        );
    return Math.min(WIDEST, Math.max(NARROWEST, width * STEP));
  });
}

function widthOf({ length, hasFacts }: Extent): number {
  return hasFacts ? FACTS : Math.min(length, WIDEST_NAME) + PADDING;
}

function isName({ length }: Extent): boolean {
  return length <= LONGEST_NAME;
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

/**
 * Measures the text of a table cell. An option's details and each name of a list are on lines of their own, and
 * examples are collapsed.
 */
function extentOf(cell: Element): Extent {
  const children = cell.children.filter((child) => !hasClass(child, 'eg'));
  const text = toString({ ...cell, children }).trim();
  const facts = children.find((child) => hasClass(child, 'fact'));
  const length = facts ? text.length - toString(facts).length : text.length;
  const word = Math.max(...text.split(/\s+/).map((each) => each.length));
  return { length: children.every(isNameOrComma) ? word : length, word, hasFacts: facts !== undefined };
}

/** Whether a node in a table cell belongs to a list of names, which may wrap after each name. */
function isNameOrComma(part: ElementContent): boolean {
  if (part.type === 'element') return part.tagName === 'a' || part.tagName === 'code';
  return part.type === 'text' && /^[\s,]*$/.test(part.value);
}
