import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type {} from 'mdast-util-mdx';
import type { ComponentProps } from '../components/component.ts';
import { refusedMarkup } from './authored-markup.ts';
import { mistakenElement } from './element-names.ts';
import { expandComponent } from './expand-component.ts';
import type { Expanding, Expansion } from './expansion.ts';
import { headingLevel } from './headings.ts';
import { placeholder } from './html-components.ts';
import { expressionText, htmlProperties, propsOf } from './jsx-values.ts';
import type { AnyNode, ExpressionNode, JsxNode } from './mdx-nodes.ts';

/**
 * Placeholder element for a code fence until the fence is rendered. `dataIndex` is the index of the fence on its page.
 */
export const fencePlaceholder = 'x-fence';

/**
 * Replaces code fences, components, JSX elements and literal expressions in the page's syntax tree with HTML. Modifies
 * the tree in place.
 */
export function expandTree(tree: Root, expansion: Expansion): void {
  tree.children = expandAll(tree.children as AnyNode[], { ...expansion, anchor: '' }) as RootContent[];
}

function expandAll(nodes: AnyNode[], expanding: Expanding): ElementContent[] {
  return nodes.flatMap((node) => expandNode(node, expanding));
}

function expandNode(node: AnyNode, expanding: Expanding): ElementContent[] {
  switch (node.type) {
    case 'element':
      return expandElement(node, expanding);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return expandJsx(node as JsxNode, expanding);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionText(node as ExpressionNode, expanding);
    case 'mdxjsEsm':
    case 'comment':
    case 'doctype':
      return [];
    default:
      return [node as ElementContent];
  }
}

function expandElement(element: Element, expanding: Expanding): ElementContent[] {
  const { tagName, properties, position } = element;
  if (headingLevel(element) !== undefined && typeof properties.id === 'string') expanding.anchor = properties.id;
  if (tagName === fencePlaceholder) return expanding.fence(Number(properties.dataIndex), expanding.anchor);
  if (tagName === placeholder) {
    const props = JSON.parse(String(properties.dataProps)) as ComponentProps;
    const children = () => expandAll(element.children, expanding);
    return expandComponent({ name: String(properties.dataName), props, children, position }, expanding);
  }
  check(element, expanding);
  const children = expandAll(element.children, expanding);
  return tagName === 'p' && isOnlyJsx(element.children as AnyNode[]) ? children : [{ ...element, children }];
}

function expandJsx(node: JsxNode, expanding: Expanding): ElementContent[] {
  const { name, position } = node;
  if (name === null) return expandAll(node.children, expanding);
  const props = propsOf(node, expanding);
  if (/^[A-Z]|\./.test(name))
    return expandComponent({ name, props, children: () => expandAll(node.children, expanding), position }, expanding);
  const properties = htmlProperties(props, node, expanding);
  const element = { ...h(name, properties, expandAll(node.children, expanding)), position } as Element;
  check(element, expanding);
  return [element];
}

function check(element: Element, { authored, report }: Expansion): void {
  if (!authored) return;
  const mistake = mistakenElement(element.tagName);
  for (const message of mistake === undefined ? refusedMarkup(element) : [mistake])
    report.error(message, element.position);
}

/** Whether a Markdown paragraph consists of JSX only. As in MDX, JSX alone on its line isn't wrapped in a paragraph. */
function isOnlyJsx(children: AnyNode[]): boolean {
  let found = false;
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') found = true;
    else if (!(child.type === 'text' && (child as { value: string }).value.trim() === '')) return false;
  }
  return found;
}
