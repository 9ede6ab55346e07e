import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** Characters of about two lines and a half of large type: more of it is a gray wall. */
const longestLead = 170;

/** An opening paragraph up to this length stays whole: what would be cut off is too short for a paragraph. */
const longestWhole = 230;

/** Where a sentence ends and another one begins; `vs. Vite` goes on. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]["”)]*\s+/g;

/**
 * Leaves the first sentences of a page, which are set in large type, in a paragraph of their own, and what follows in a
 * second one. Writers need not count: in Markdown the opening stays one paragraph.
 */
export function shortenLead(tree: Root): void {
  const index = tree.children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const opening = tree.children[index];
  if (opening?.type !== 'element' || opening.tagName !== 'p' || toString(opening).length <= longestWhole) return;
  const end = endOfLead(opening);
  if (end) tree.children.splice(index, 1, ...splitAt(opening, end));
}

/** A place in the text of a paragraph, not inside of what is linked or marked in it. */
interface Place {
  /** Number of the paragraph's child. */
  child: number;
  /** Characters of it that belong to the first part. */
  characters: number;
}

/** The end of the last sentence that fits, or of the first one; nothing where there is but one sentence. */
function endOfLead({ children }: Element): Place | undefined {
  let place: Place | undefined;
  let length = 0;
  for (const [child, node] of children.entries()) {
    if (node.type === 'text') {
      for (const { 0: end, index } of node.value.matchAll(sentenceEnd)) {
        const characters = index + end.length;
        const isLast = child === children.length - 1 && characters === node.value.length;
        if (isLast || (place && length + characters > longestLead)) return place;
        place = { child, characters };
      }
    }
    length += toString(node).length;
  }
  return place;
}

function splitAt({ properties, children }: Element, { child, characters }: Place): Element[] {
  const text = toString(children[child]!);
  const part = (value: string): ElementContent[] => (value === '' ? [] : [{ type: 'text', value }]);
  return [
    h('p', properties, [...children.slice(0, child), ...part(text.slice(0, characters).trimEnd())]),
    h('p', [...part(text.slice(characters)), ...children.slice(child + 1)]),
  ];
}
