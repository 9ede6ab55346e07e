import type { Element, ElementContent, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { headingLevel } from './headings.ts';
import { partHeightClass } from './part-heights.ts';

/**
 * Approximate heights of page elements in pixels, at a text width of about 720 px. The browser replaces the estimates
 * after layout.
 */
const heights = { line: 28, codeLine: 22, gap: 24, heading: 64, row: 44, image: 320 };
const charactersOfLine = 85;

/**
 * Height in pixels, about two screens, above which a part of a page is also split at lower-level headings and member
 * lists.
 */
const tall = 2_000;

interface Part {
  nodes: ElementContent[];
  /** Estimated height of the part of the page in pixels. */
  height: number;
}

/**
 * Splits a page at its h2 headings, so that the browser can lay out the parts independently. Tall parts are also split
 * at lower-level headings and titles of member lists. Modifies the tree in place.
 */
export function splitIntoParts(tree: Root): void {
  let part: Part = { nodes: [], height: 0 };
  const parts = [part];
  for (const child of tree.children as ElementContent[]) {
    const level = headingLevel(child);
    if (level === 2 || (part.height > tall && (level !== undefined || isMemberTitle(child)))) {
      part = { nodes: [], height: 0 };
      parts.push(part);
    }
    part.nodes.push(child);
    part.height += heightOf(child);
  }
  tree.children = parts
    .map(({ nodes, height }) => ({ nodes: withoutBlanks(nodes), height }))
    .filter(({ nodes }) =>
      nodes.some((node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')),
    )
    .map(({ nodes, height }) => h('section', { class: `part ${partHeightClass(height)}` }, nodes));
}

/** Removes white space between HTML blocks, which would only add bytes. */
function withoutBlanks(part: ElementContent[]): ElementContent[] {
  const isBlock = (node: ElementContent | undefined): boolean =>
    node?.type === 'element' && (blocks.has(node.tagName) || headingLevel(node) !== undefined);
  return part.filter(
    (node, index) =>
      node.type !== 'text' || node.value.trim() !== '' || !(isBlock(part[index - 1]) || isBlock(part[index + 1])),
  );
}

function heightOf(node: Nodes): number {
  if (node.type !== 'element') return 0;
  if (headingLevel(node) !== undefined) return heights.heading;
  switch (node.tagName) {
    case 'pre':
      return countLines(node) * heights.codeLine + heights.gap;
    case 'img':
    case 'svg':
      return Math.min(Number(node.properties.height ?? heights.image), 600);
    case 'tr':
      return heights.row;
    case 'button':
      return 0;
    case 'p':
    case 'dt':
    case 'dd':
    case 'figcaption':
      return Math.ceil(textLength(node) / charactersOfLine) * heights.line + heights.gap / 2 + nested(node, ['img']);
    case 'details':
      return heights.line + heights.gap;
    case 'div':
      if (!isTabs(node)) return heightOfInner(node);
      // Count the tab row and the visible panel as the height of tabs.
      return heights.row + heightOf(node.children.find(isPanel) ?? node);
    default:
      return heightOfInner(node);
  }
}

function heightOfInner(node: Element): number {
  return hasBlocks(node)
    ? node.children.reduce((sum, child) => sum + heightOf(child), 0)
    : Math.max(1, Math.ceil(textLength(node) / charactersOfLine)) * heights.line;
}

function hasClass(node: Nodes, name: string): boolean {
  return (
    node.type === 'element' && Array.isArray(node.properties.className) && node.properties.className.includes(name)
  );
}

/**
 * Whether an HTML node is the title of a class's members, or of a group of them (`compile/components/declarations.ts`).
 */
const isMemberTitle = (node: Nodes): boolean => hasClass(node, 'member-title') || hasClass(node, 'member-group');

const isTabs = (node: Nodes): boolean => hasClass(node, 'tabs') && 'children' in node && node.children.some(isPanel);
const isPanel = (node: Nodes): boolean => hasClass(node, 'tab-panel');

function nested(node: Element, names: string[]): number {
  return node.children.reduce(
    (sum, child) =>
      sum + (child.type === 'element' ? (names.includes(child.tagName) ? heightOf(child) : nested(child, names)) : 0),
    0,
  );
}

const blocks = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'figure',
  'div',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'aside',
  'details',
  'img',
  'svg',
]);

function hasBlocks(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && blocks.has(child.tagName));
}

function textLength(node: Nodes): number {
  if (node.type === 'text') return node.value.length;
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0;
}

function countLines(node: Nodes): number {
  if (node.type === 'text') return (node.value.match(/\n/g)?.length ?? 0) + 1;
  return 'children' in node ? node.children.reduce((sum, child) => sum + countLines(child) - 1, 1) : 0;
}
