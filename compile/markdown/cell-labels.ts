import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from './has-class.ts';
import { SKIP, visit } from './visit.ts';

/**
 * Maximum number of columns of a table whose rows become blocks on phones. Tables of options become blocks with any
 * number of columns.
 */
const widest = 3;

/**
 * Labels table cells with their column's header, for layouts where headers aren't visible. The first cell of a row gets
 * no label, and neither do sentences in the last column of a two-column table. Larger tables of options (with facts and
 * examples) get the class `entries`. Modifies the tree in place.
 */
export function labelCells(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
    const parts = elementsIn(table).filter(({ tagName }) => tagName !== 'colgroup');
    const rows = parts.flatMap((part) => (part.tagName === 'tr' ? [part] : elementsIn(part)));
    const [head, ...body] = rows.map(elementsIn);
    if (head?.[0]?.tagName !== 'th' || head.length < 2 || hasClass(table, 'fact-table')) return SKIP;
    if (head.length === 2 && body.filter(([, cell]) => cell && isSentence(cell)).length >= body.length / 2) return SKIP;
    if (head.length > widest) {
      if (!body.some(([first]) => first && isEntry(first))) return SKIP;
      table.properties.className = ['entries'];
    }
    // A colon follows the label, so an ellipsis at its end is left out.
    const labels = head.map((cell) => toString(cell).trim().replace(/\s*…$/, ''));
    for (const cells of body.filter(({ length }) => length === head.length))
      for (const [index, cell] of cells.entries())
        if (index > 0 && labels[index] !== '' && cell.children.length > 0) cell.properties.dataLabel = labels[index];
    return SKIP;
  });
}

/** Whether a table cell can be understood without the header of its column. */
function isSentence(cell: Element): boolean {
  return /[.!?]["”)]?$/.test(toString(cell).trim());
}

/** Whether a table row documents an option, judging by its first cell. */
function isEntry(cell: Element): boolean {
  return elementsIn(cell).some((part) => hasClass(part, 'fact') || hasClass(part, 'eg'));
}

function elementsIn({ children }: { children: ElementContent[] }): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}
