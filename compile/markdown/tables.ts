import { pageTexts } from '../interface-texts.ts';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';

/**
 * Wraps tables in focusable scroll regions. Each region on a page needs a unique name, so duplicates are numbered.
 * Empty header cells become ordinary cells. Modifies the tree in place.
 */
export function wrapTables(tree: Root): void {
  const seen = new Map<string, number>();
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName !== 'table' || !parent || index === undefined) return undefined;
    let header = '';
    visit(element, 'element', (cell) => {
      if (cell.tagName !== 'th') return undefined;
      const words = toString(cell).trim();
      header ||= words;
      if (words === '' && !hasImage(cell)) cell.tagName = 'td';
      return undefined;
    });
    const name = header === '' ? pageTexts.table : pageTexts.tableOf(header);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const label = count === 1 ? name : `${name} (${count})`;
    parent.children[index] = h('div', { class: 'table', tabIndex: 0, role: 'region', ariaLabel: label }, element);
    return SKIP;
  });
}

function hasImage(cell: Element): boolean {
  let found = false;
  visit(cell, 'element', ({ tagName }) => {
    found ||= tagName === 'img';
  });
  return found;
}
