import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';
import { breakablePieces } from '../../src/model/word-breaks.ts';
import { headingLevel } from './headings.ts';

/** Inline code of at most so many characters stays on one line: it fits the narrowest phone. */
const shortCode = 24;

/**
 * Says where lines may break around identifiers, in place: short inline code with spaces or hyphens (`--mode production`)
 * stays whole, by the class `nb`; long words in headings and in code break between their parts.
 */
export function placeLineBreaks(html: Root): void {
  visit(html, 'element', (element, _index, parent) => {
    if (element.tagName === 'pre') return SKIP;
    if (headingLevel(element) !== undefined) {
      breakWords(element);
      return SKIP;
    }
    if (element.tagName !== 'code') return;
    const place = parent?.type === 'element' ? parent.tagName : undefined;
    const text = toString(element);
    // The values of a facts block have less room on a phone than a line of prose.
    if (place !== 'dd' && text.length <= shortCode && /[\s-]/.test(text)) element.properties.className = ['nb'];
    else breakWords(element);
  });
}

function breakWords(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakWords(child);
    if (child.type !== 'text') return [child];
    return breakablePieces(child.value).flatMap((value, index) => [
      ...(index > 0 ? [h('wbr')] : []),
      { type: 'text' as const, value },
    ]);
  });
}
