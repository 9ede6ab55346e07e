import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';
import { breakablePieces } from '../../src/model/word-breaks.ts';
import { headingLevel } from './headings.ts';

/** Code and names of at most so many characters stay on one line: they fit the narrowest phone. */
const short = 24;

/** The name of a package, such as `webpack-cli`. */
const hyphenatedName = /^@?[\w./]+(?:-[\w./]+)+$/;

/**
 * Says where lines may break around identifiers, in place: short inline code with spaces or hyphens (`--mode production`)
 * and links to packages (`webpack-cli`) stay whole, by the class `nb`; long words in headings and in code break between
 * their parts.
 */
export function placeLineBreaks(html: Root): void {
  visit(html, 'element', (element, _index, parent) => {
    if (element.tagName === 'pre' || isExample(element)) return SKIP;
    if (headingLevel(element) !== undefined) {
      breakWords(element);
      return SKIP;
    }
    if (element.tagName === 'a' && isShort(element, hyphenatedName)) element.properties.className = ['nb'];
    if (element.tagName !== 'code') return;
    // The values of a facts block have less room on a phone than a line of prose.
    const isFact = parent?.type === 'element' && parent.tagName === 'dd';
    if (!isFact && isShort(element, /[\s-]/)) element.properties.className = ['nb'];
    else breakWords(element);
  });
}

/** The example of an option breaks between its words: it is closed until someone opens it. */
function isExample({ tagName, properties }: Element): boolean {
  return tagName === 'details' && Array.isArray(properties.className) && properties.className.includes('eg');
}

/** Whether an element says so little, and of that kind, that its line need not break inside it. */
function isShort(element: Element, kind: RegExp): boolean {
  const text = toString(element);
  return text.length <= short && kind.test(text);
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
