import { pageTexts } from '../interface-texts.ts';
import type { Root } from 'hast';
import { visit } from './visit.ts';

/** Adds accessible names to task list checkboxes, in place, because their text isn't associated with them. */
export function nameTaskBoxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input' && properties.type === 'checkbox')
      properties.ariaLabel ??= properties.checked ? pageTexts.done : pageTexts.toDo;
  });
}
