import type { Root, Text } from 'mdast';
import { visit } from '../markdown/visit.ts';

/**
 * Adds the space that a README lacks between a word and the code after it: ``the option has`camelCaseOnly` ``. Letters
 * that follow code are left alone, because they may be its ending. Modifies the tree in place.
 */
export function spaceBeforeCode(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    for (const [index, child] of node.children.entries()) {
      if (child.type !== 'text' || node.children[index + 1]?.type !== 'inlineCode') continue;
      const text: Text = child;
      text.value = text.value.replace(/\w$/, '$& ');
    }
  });
}
