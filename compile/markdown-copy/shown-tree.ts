import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { isSiteAddress } from '../../src/model/url.ts';
import { betweenParts } from '../../src/model/word-breaks.ts';

/** Location of a page, used to make its links absolute. */
export interface PagePlace {
  /** Origin of the site including its base path, without a trailing slash. */
  origin: string;
  /** Address of the page: `/guides/caching/`. */
  url: string;
}

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/** Names of block-level elements, which start a new line rather than continue their sibling's. */
const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'figure', 'pre', 'table', 'tr']);

/**
 * Parses the visible prose of a compiled page: without buttons, anchor and playground links, hidden configuration
 * formats and word-break hints. URLs are absolute.
 */
export function shownTree(html: string, place: PagePlace): Root {
  const tree = parser.parse(html);
  tidy(tree, place);
  return tree;
}

/** Returns the class names of an element. */
export function classesOf(node: Nodes | undefined): readonly string[] {
  return node?.type === 'element' && Array.isArray(node.properties.className)
    ? node.properties.className.map(String)
    : [];
}

function tidy(parent: Parents, place: PagePlace): void {
  const kept: ElementContent[] = [];
  for (const child of parent.children) {
    delete child.position;
    if (child.type === 'text') kept.push(child);
    if (child.type !== 'element' || isLeftOut(child)) continue;
    tidy(child, place);
    // Replace code with plain text, because Markdown code has no nested elements. Without the spans of tokens, a third
    // fewer nodes have to be converted.
    if (child.tagName === 'pre' || child.tagName === 'code')
      child.children = [{ type: 'text', value: toString(child) }];
    if (child.tagName === 'td' || child.tagName === 'th') child.children = inOneLine(child.children);
    for (const name of ['href', 'src'] as const) {
      const address = child.properties[name];
      if (typeof address === 'string') child.properties[name] = absoluteAddress(address, place);
    }
    if (child.tagName === 'details' && classesOf(child).includes('eg')) {
      kept.push(...inlineExample(child, parent));
      continue;
    }
    const before = kept.at(-1);
    // Merge the lists of a timeline. On the page, each step is a separate list, so that its line can be drawn.
    if (before?.type === 'element' && isTimeline(before) && isTimeline(child)) before.children.push(...child.children);
    else kept.push(child);
  }
  parent.children = kept;
}

/**
 * Returns the example of an option without the control that expands it. The control's text becomes a label before the
 * code, unless the code is the description of a term that already says “Example”.
 */
function inlineExample(details: Element, parent: Parents): ElementContent[] {
  const [summary, ...example] = details.children;
  const isNamed = parent.type === 'element' && parent.tagName === 'dd';
  if (summary === undefined || isNamed) return example;
  return [{ type: 'text', value: `${betweenParts}${toString(summary)}: ` }, ...example];
}

function isLeftOut(element: Element): boolean {
  const classes = classesOf(element);
  switch (element.tagName) {
    case 'button':
    case 'wbr':
      return true;
    case 'a':
      return classes.includes('anchor');
    case 'div':
      return classes.includes('tab-list') || classes.includes('try');
    case 'span':
      return !classes.includes('esm') && (classes.includes('cjs') || classes.includes('ts'));
    case 'svg':
      return classes.includes('swatch');
    default:
      return false;
  }
}

function isTimeline(element: Element): boolean {
  return element.tagName === 'ol' && classesOf(element).includes('timeline');
}

/** Puts the content of a table cell on one line, as Markdown requires, with `<br>` between its blocks. */
function inOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let isOpen = false;
  const end = (): void => {
    if (isOpen) line.push({ type: 'element', tagName: 'br', properties: {}, children: [] });
    isOpen = false;
  };
  for (const node of nodes) {
    if (node.type === 'element' && blocks.has(node.tagName)) {
      end();
      const inside = inOneLine(node.children);
      line.push(...inside);
      isOpen = inside.length > 0;
      end();
    } else if (isOpen || node.type !== 'text' || node.value.trim() !== '') {
      line.push(node);
      isOpen = true;
    }
  }
  const last = line.at(-1);
  return last?.type === 'element' && last.tagName === 'br' ? line.slice(0, -1) : line;
}

/** Makes a link address on a page absolute. */
export function absoluteAddress(address: string, { origin, url }: PagePlace): string {
  if (address.startsWith('#')) return origin + url + address;
  return isSiteAddress(address) ? origin + address : address;
}
