import type { ElementContent, Nodes, Root } from 'hast';
import { h } from 'hastscript';
import { estimateHeights } from './estimate-height.ts';
import { hasClass } from './has-class.ts';
import { headingLevel } from './headings.ts';
import { partHeightClasses } from './part-heights.ts';

/**
 * Height in pixels, about two screens, above which a part of a page is also split at lower-level headings and member
 * lists.
 */
const tall = 2_000;

interface Part {
  nodes: ElementContent[];
  /** Estimated height of the part of the page in a wide window, in pixels. */
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
    part.height += estimateHeights([child]).wide;
  }
  tree.children = parts
    .map(({ nodes }) => withoutBlanks(nodes))
    .filter((nodes) =>
      nodes.some((node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== '')),
    )
    .map((nodes) => h('section', { class: `part ${partHeightClasses(estimateHeights(nodes))}` }, nodes));
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

/**
 * Whether an HTML node is the title of a class's members, or of a group of them (`compile/components/declarations.ts`).
 */
const isMemberTitle = (node: Nodes): boolean => hasClass(node, 'member-title') || hasClass(node, 'member-group');

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
