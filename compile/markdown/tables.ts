import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

/** Wraps tables so that they scroll inside themselves, in place. */
export function wrapTables(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    let header = '';
    visit(element, 'element', (cell) => {
      if (cell.tagName !== 'th') return undefined;
      header = toString(cell).trim();
      return false;
    });
    const label = header === '' ? 'Table' : `Table: ${header}`;
    parent.children[index] = h('div', { class: 'table', tabIndex: 0, role: 'region', ariaLabel: label }, element);
    return SKIP;
  });
}
