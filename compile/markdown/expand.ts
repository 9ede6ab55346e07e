import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Program } from 'estree';
import { h } from 'hastscript';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdx';
import type { ComponentPage, ComponentProps } from '../components/component.ts';
import { components } from '../components/registry.ts';
import { didYouMean } from '../nearest.ts';
import { refusedMarkup } from './authored-markup.ts';
import { mistakenElement } from './element-names.ts';
import { placeholder } from './html-components.ts';
import { headingLevel } from './headings.ts';
import { evaluateLiteral, NotLiteral } from './literal.ts';
import type { LiteralValue } from './literal.ts';
import type { Report } from './report.ts';
import { styleText } from './style-text.ts';

/** Stands for a fence until it is rendered; `dataIndex` counts the page's fences. */
export const fencePlaceholder = 'x-fence';

/** What expansion needs of the page. */
export interface Expansion {
  report: Report;
  /** Asset imports of the page: name → path as written. */
  imports: Map<string, string>;
  /** Whether the page is one of ours: what a README has, its readers see on other sites too. */
  authored: boolean;
  /** Renders the fence of that number, standing under a heading; nothing where it is hidden. */
  fence(index: number, anchor: string): ElementContent[];
  /** What components may use, at a place under a heading. */
  componentPage(place: Element['position'], anchor: string): ComponentPage;
}

/** A JSX element of an .mdx page, in a tree of HTML. */
interface JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  children: ElementContent[];
  position?: Element['position'];
}

/** An expression or an import/export statement of an .mdx page. */
interface ExpressionNode {
  type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  value: string;
  data?: { estree?: Program | null };
  position?: Element['position'];
}

type AnyNode = ElementContent | RootContent | JsxNode | ExpressionNode;

/** Replaces fences, components, JSX elements and literal expressions by HTML, in place. */
export function expandTree(tree: Root, expansion: Expansion): void {
  let anchor = '';
  tree.children = expandAll(tree.children as AnyNode[]) as RootContent[];

  function expandAll(nodes: AnyNode[]): ElementContent[] {
    return nodes.flatMap((node) => expandNode(node));
  }

  function expandNode(node: AnyNode): ElementContent[] {
    switch (node.type) {
      case 'element':
        return expandElement(node);
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return expandJsx(node as JsxNode);
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return expandExpression(node as ExpressionNode);
      case 'mdxjsEsm':
      case 'comment':
      case 'doctype':
        return [];
      default:
        return [node as ElementContent];
    }
  }

  function expandElement(element: Element): ElementContent[] {
    if (headingLevel(element) !== undefined && typeof element.properties.id === 'string')
      anchor = element.properties.id;
    if (element.tagName === fencePlaceholder) return expansion.fence(Number(element.properties.dataIndex), anchor);
    if (element.tagName === placeholder) {
      const props = JSON.parse(String(element.properties.dataProps)) as ComponentProps;
      return expandComponent(String(element.properties.dataName), props, element);
    }
    check(element);
    if (element.tagName === 'p' && isOnlyJsx(element.children as AnyNode[])) return expandAll(element.children);
    return [{ ...element, children: expandAll(element.children) }];
  }

  function check(element: Element): void {
    if (!expansion.authored) return;
    const mistake = mistakenElement(element.tagName);
    for (const message of mistake === undefined ? refusedMarkup(element) : [mistake])
      expansion.report.error(message, element.position);
  }

  function expandJsx(node: JsxNode): ElementContent[] {
    if (node.name === null) return expandAll(node.children);
    const props = Object.fromEntries(
      node.attributes.flatMap((attribute) => {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          expansion.report.error(
            `<${node.name} {…}>: spread props are not supported; write the props out.`,
            node.position,
          );
          return [];
        }
        return [[attribute.name, attributeValue(attribute, node)]];
      }),
    ) as ComponentProps;
    if (/^[A-Z]|\./.test(node.name)) return expandComponent(node.name, props, node);
    const element = {
      ...h(node.name, htmlProperties(node.name, props, node), expandAll(node.children)),
      position: node.position,
    } as Element;
    check(element);
    return [element];
  }

  function expandComponent(name: string, props: ComponentProps, node: JsxNode | Element): ElementContent[] {
    const definition = components[name];
    const { report } = expansion;
    if (!definition) {
      report.error(`There is no component <${name}>.${didYouMean(name, Object.keys(components))}`, node.position);
      return [];
    }
    for (const prop of Object.keys(props)) {
      if (definition.props.includes(prop)) continue;
      report.error(
        `<${name}> has no prop ${prop}.${didYouMean(prop, definition.props) || ` It has: ${definition.props.join(', ') || 'none'}.`}`,
        node.position,
      );
    }
    for (const prop of definition.required ?? []) {
      if (props[prop] === undefined) report.error(`<${name}> needs the prop ${prop}.`, node.position);
    }
    const page = expansion.componentPage(node.position, anchor);
    const result = definition.expand(props, expandAll(node.children), page);
    return (Array.isArray(result) ? result : [result]).map((each) => ({ ...each, position: node.position }));
  }

  function attributeValue(attribute: MdxJsxAttribute, node: JsxNode): LiteralValue {
    const { value } = attribute;
    if (value === null || value === undefined) return true;
    if (typeof value === 'string') return value;
    return literal(value.data?.estree, {
      what: `<${node.name} ${attribute.name}={${value.value}}>`,
      position: node.position,
    });
  }

  function expandExpression(node: ExpressionNode): ElementContent[] {
    if (!node.data?.estree || node.data.estree.body.length === 0) return [];
    const value = literal(node.data.estree, { what: `{${node.value}}`, position: node.position });
    return typeof value === 'string' || typeof value === 'number' ? [{ type: 'text', value: String(value) }] : [];
  }

  function literal(
    program: Program | null | undefined,
    place: { what: string; position: Element['position'] },
  ): LiteralValue {
    try {
      return program ? evaluateLiteral(program, expansion.imports) : undefined;
    } catch (error) {
      if (!(error instanceof NotLiteral)) throw error;
      expansion.report.error(
        `${shorten(place.what)}: ${error.message} would have to be run, which pages don't; write the value itself, or \\{ for a brace.`,
        place.position,
      );
      return undefined;
    }
  }

  function htmlProperties(
    tagName: string,
    props: ComponentProps,
    node: JsxNode,
  ): Record<string, string | number | boolean> {
    const properties: Record<string, string | number | boolean> = {};
    for (const [name, value] of Object.entries(props)) {
      if (name === 'style' && typeof value === 'object' && value !== null)
        properties.style = styleText(value as Record<string, LiteralValue>);
      else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        properties[name] = value;
      else if (value !== undefined && value !== null)
        expansion.report.error(`<${tagName} ${name}={…}>: HTML takes a text, a number, true or false.`, node.position);
    }
    return properties;
  }
}

/** JSX that a line of its own holds is no paragraph, as in MDX. */
function isOnlyJsx(children: AnyNode[]): boolean {
  let found = false;
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression') found = true;
    else if (!(child.type === 'text' && (child as { value: string }).value.trim() === '')) return false;
  }
  return found;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
