import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from './visit.ts';
import { breakablePieces } from '../../src/model/word-breaks.ts';
import { hasClass } from './has-class.ts';
import { headingLevel } from './headings.ts';

/** Maximum length in characters of inline code and names that are never broken; it fits the narrowest phones. */
const short = 24;

/** Matches a hyphenated package name, such as `webpack-cli`. */
const hyphenatedName = /^@?[\w./]+(?:-[\w./]+)+$/;

/**
 * Controls line breaks in identifiers. Short inline code with spaces or hyphens (`--mode production`) and links to
 * packages (`webpack-cli`) get the class `nb`, which prevents breaks. Long words in headings and code get break
 * opportunities. Modifies the tree in place.
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
    // Allow breaks in the values of an option's type, default, and so on, which have less space on a phone than prose.
    const isFact = parent?.type === 'element' && parent.tagName === 'dd';
    if (isFact) breakWords(element);
    else if (isShort(element, /[\s-]/)) element.properties.className = ['nb'];
    else breakCode(element);
  });
}

/**
 * Whether an element is the example of an option. Examples may wrap between words, because they are collapsed
 * initially.
 */
function isExample(element: Element): boolean {
  return element.tagName === 'details' && hasClass(element, 'eg');
}

/** Whether an element's text matches a pattern and is short enough to stay on one line. */
function isShort(element: Element, kind: RegExp): boolean {
  const text = toString(element);
  return text.length <= short && kind.test(text);
}

/**
 * Controls line breaks in long inline code. Short names with a hyphen stay on one line, longer ones aren't broken after
 * the hyphens at their start (`--mode`), and words that are too long for a line get break opportunities.
 */
function breakCode(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakCode(child);
    if (child.type !== 'text') return [child];
    return child.value
      .split(/(\s+)|(?<==)(?=-)/)
      .filter(Boolean)
      .flatMap(wordOfCode);
  });
}

function wordOfCode(word: string): ElementContent[] {
  const [whole = ''] = (word.length > short ? /^-+[a-z\d]*-?/ : /^[\w.@/=-]*-[\w.@/=-]*$/).exec(word) ?? [];
  const rest = breakable(word.slice(whole.length));
  return whole === '' ? rest : [h('span', { class: 'nb' }, whole), ...rest];
}

function breakWords(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] => {
    if (child.type === 'element') breakWords(child);
    if (child.type !== 'text') return [child];
    return breakable(child.value);
  });
}

/** Returns a text with break opportunities in its long words. */
function breakable(text: string): ElementContent[] {
  if (text === '') return [];
  return breakablePieces(text).flatMap((value, index) => [
    ...(index > 0 ? [h('wbr')] : []),
    { type: 'text' as const, value },
  ]);
}
