import { pageTexts } from '../interface-texts.ts';
import type { Root } from 'hast';
import { visit } from './visit.ts';

/**
 * Gives the checkboxes of task lists accessible names, because HTML doesn't associate their text with them. Modifies
 * the tree in place.
 */
export function nameTaskBoxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input' && properties.type === 'checkbox')
      properties.ariaLabel ??= properties.checked ? pageTexts.done : pageTexts.toDo;
  });
}
