/** Parses a page's HTML for the search index, and extracts data from the tree. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { withoutExamples } from '../../compile/html/finished-html.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

export type PageNode = DefaultTreeAdapterTypes.Node;
export type PageElement = DefaultTreeAdapterTypes.Element;

/**
 * Parses a page's HTML. Example configurations for single options are left out, because the options in them have their
 * own search entries.
 */
export function treeOf(html: string): PageNode {
  return parseFragment(withoutExamples(html));
}

/** Returns the child nodes of an HTML node, in order. */
export function childrenOf(node: PageNode): readonly PageNode[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function isElement(node: PageNode): node is PageElement {
  return 'tagName' in node;
}

/** Returns the value of an HTML attribute. */
export function attributeOf(element: PageElement, wanted: string): string | undefined {
  return element.attrs.find(({ name }) => name === wanted)?.value;
}

/** Yields all elements inside an HTML node, in document order. */
export function* elementsIn(node: PageNode): Generator<PageElement> {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** Whether an HTML node is an element with one of the given tag names. */
export function isOneOf(node: PageNode, names: ReadonlySet<string>): node is PageElement {
  return isElement(node) && names.has(node.tagName);
}

const cells = new Set(['td', 'th']);

/** Returns the text content of an HTML node without excluded elements. The texts of table cells are separated. */
function charactersOf(node: PageNode, isLeftOut: (node: PageNode) => boolean = () => false): string {
  if (isLeftOut(node)) return '';
  if ('value' in node) return node.value;
  const inside = childrenOf(node)
    .map((child) => charactersOf(child, isLeftOut))
    .join('');
  return isOneOf(node, cells) ? `${inside} ` : inside;
}

/** Returns the text content of an HTML node with white space collapsed. */
export function textOf(node: PageNode, isLeftOut?: (node: PageNode) => boolean): string {
  return foldSpaces(charactersOf(node, isLeftOut));
}
