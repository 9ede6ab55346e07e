import type { Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from './visit.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/** Maximum length of a page's description in characters; search engines cut longer ones. */
const longest = 160;

/** Elements whose paragraphs don't make a good page description. */
const asides = new Set(['aside', 'blockquote', 'li', 'td', 'details', 'figure', 'section']);

/**
 * Returns the default description of a page: its first paragraph as plain text, truncated at a word boundary.
 *
 * @param tree the page before components are expanded, so that they add no text
 * @returns `''` for a page without prose
 */
export function describePage(tree: Root): string {
  let description = '';
  visit(tree, (node: Nodes) => {
    if (node.type !== 'element' || description !== '') return description === '' ? undefined : false;
    if (asides.has(node.tagName)) return SKIP;
    if (node.tagName === 'p') description = foldSpaces(toString(node));
    return undefined;
  });
  return shorten(description);
}

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2));
  return `${atWord.replace(/[\s,;:.–—-]+$/, '')}…`;
}
