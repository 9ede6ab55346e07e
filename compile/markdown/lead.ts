import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/**
 * Maximum length in characters of a page's lead, the opening sentences in large type. This is about two and a half
 * lines.
 */
const longestLead = 170;

/** Length up to which opening paragraphs aren't split, because the rest would be too short for a paragraph. */
const longestWhole = 230;

/** Matches a sentence boundary, excluding abbreviations such as `vs. Vite`. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|vs|etc))[.?!]["”)]*\s+/g;

/**
 * Splits a page's opening paragraph after its first sentences, so that these are shown in large type. In Markdown it
 * stays one paragraph, so writers don't have to count characters.
 */
export function shortenLead(tree: Root): void {
  const index = tree.children.findIndex((node) => node.type !== 'text' || node.value.trim() !== '');
  const opening = tree.children[index];
  if (opening?.type !== 'element' || opening.tagName !== 'p' || toString(opening).length <= longestWhole) return;
  const end = endOfLead(opening);
  if (end) tree.children.splice(index, 1, ...splitAt(opening, end));
}

/** A position in the text of a page's opening paragraph, outside of links and inline markup. */
interface Place {
  /** Index of the child node that contains the position. */
  child: number;
  /** Number of characters between the start of the child node and the position. */
  characters: number;
}

/**
 * Returns the end of the last sentence that fits into the lead, the text in large type, or if none fits, the end of the
 * first sentence. Returns undefined if there is only one sentence.
 */
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
