/** A page's HTML as a tree, and what is read from it. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { withoutExamples } from '../../compile/html/finished-html.ts';

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** The tree of a page. The examples of options are left out: what they name stands in their entries. */
export function treeOf(html: string): PageNode {
  return parseFragment(withoutExamples(html));
}

/** What a node contains, in order. */
export function childrenOf(node: PageNode): readonly PageNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

/** Value of an attribute. */
export function attributeOf(element: PageElement, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

/** All elements in a node, in the order in which they begin. */
export function* elementsIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Whether a node is one of these elements. */
export function isOneOf(node: PageNode, names: ReadonlySet<string>): node is PageElement {
  return isElement(node) && names.has(node.tagName);
}

const cells = new Set(['td', 'th']);

/** The characters in a node, without those that are left out, cells apart. */
function charactersOf(node: PageNode, isLeftOut: (node: PageNode) => boolean = () => false): string {
  if (isLeftOut(node)) return '';
  if ('value' in node) return node.value;
  const inside = childrenOf(node)
    .map((child) => charactersOf(child, isLeftOut))
    .join('');
  return isOneOf(node, cells) ? `${inside} ` : inside;
}

/** The text of a node: its characters with white space as single spaces. */
export function textOf(node: PageNode, isLeftOut?: (node: PageNode) => boolean): string {
  return folded(charactersOf(node, isLeftOut));
}

/** A text with white space as single spaces, none around it. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
