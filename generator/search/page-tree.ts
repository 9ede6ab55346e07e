/** Parses a page's HTML, and extracts data from the tree. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { withoutExamples } from '../../compile/html/finished-html.ts';

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

/** Parses a page's HTML. Examples of options are left out, because the options in them have their own entries. */
export function treeOf(html: string): PageNode {
  return parseFragment(withoutExamples(html));
}

/** Returns the child nodes, in order. */
export function childrenOf(node: PageNode): readonly PageNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

/** Returns the value of an attribute. */
export function attributeOf(element: PageElement, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

/** Yields all descendant elements, in document order. */
export function* elementsIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Whether a node is an element with one of the given names. */
export function isOneOf(node: PageNode, names: ReadonlySet<string>): node is PageElement {
  return isElement(node) && names.has(node.tagName);
}

const cells = new Set(['td', 'th']);

/** Returns the text content without excluded elements. Table cells are separated. */
function charactersOf(node: PageNode, isLeftOut: (node: PageNode) => boolean = () => false): string {
  if (isLeftOut(node)) return '';
  if ('value' in node) return node.value;
  const inside = childrenOf(node)
    .map((child) => charactersOf(child, isLeftOut))
    .join('');
  return isOneOf(node, cells) ? `${inside} ` : inside;
}

/** Returns the text content with white space collapsed. */
export function textOf(node: PageNode, isLeftOut?: (node: PageNode) => boolean): string {
  return folded(charactersOf(node, isLeftOut));
}

/** Collapses white space, and trims the text. */
export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
