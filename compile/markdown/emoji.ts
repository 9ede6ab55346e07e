import { nameToEmoji } from 'gemoji';
import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** Replaces emoji shortcodes (`:tada:`) in text. Unknown shortcodes are left unchanged. Modifies the tree in place. */
export function replaceEmoji(tree: Root): void {
  visit(tree, 'text', (node) => {
    if (!node.value.includes(':')) return;
    node.value = node.value.replace(
      /(?<![\w:]):([+\w-]+):(?!\w)/g,
      (whole, name: string) => nameToEmoji[name] ?? whole,
    );
  });
}
