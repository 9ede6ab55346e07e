import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from './visit.ts';

/** Columns of tables whose rows become blocks on a phone, each cell under the one before. Two columns say by themselves which is which. */
const labeled = 3;

/** Writes the head of its column at each cell after the first, in place, for where heads are not above their cells. */
export function labelCells(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element) => {
    const rows = elementsIn(table).flatMap((part) => (part.tagName === 'tr' ? [part] : elementsIn(part)));
    const [head, ...body] = rows.map(elementsIn);
    if (head?.length !== labeled || head[0]?.tagName !== 'th' || isLabeled(table)) return SKIP;
    const labels = head.map((cell) => toString(cell).trim());
    for (const cells of body.filter(({ length }) => length === labeled))
      for (const [index, cell] of cells.entries())
        if (index > 0 && labels[index] !== '' && cell.children.length > 0) cell.properties.dataLabel = labels[index];
    return SKIP;
  });
}

/** A component that makes tables has its own labels. */
function isLabeled({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('fact-table');
}

function elementsIn({ children }: { children: ElementContent[] }): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}
