import { pageTexts } from '../interface-texts.ts';
import type { Root } from 'hast';
import { visit } from './visit.ts';

/** Gives the boxes of task lists a name, in place: their words stand beside them, and what is done is said by the box alone. */
export function nameTaskBoxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'input' && properties.type === 'checkbox')
      properties.ariaLabel ??= properties.checked ? pageTexts.done : pageTexts.toDo;
  });
}
