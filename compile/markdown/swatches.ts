import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h, s } from 'hastscript';
import { visit } from './visit.ts';

/** A hexadecimal color with six digits. */
const color = /^#[\da-f]{6}$/i;

/**
 * Adds a color swatch before hexadecimal colors that are alone in a table cell. An SVG attribute colors the swatch,
 * because inline styles aren't allowed.
 */
export function paintSwatches(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'td' }, (cell: Element) => {
    const value = toString(cell).trim();
    if (!color.test(value) || cell.children.length !== 1) return;
    const circle = s('circle', { cx: 9, cy: 9, r: 8.5, fill: value });
    const swatch = s(
      'svg',
      { class: 'swatch', viewBox: '0 0 18 18', width: 18, height: 18, ariaHidden: 'true' },
      circle,
    );
    cell.children = [h('span', { class: 'nb' }, [swatch, ' ', ...cell.children])];
  });
}
