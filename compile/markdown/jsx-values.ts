import type { Program } from 'estree';
import type { Element, ElementContent } from 'hast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { ComponentProps } from '../components/component.ts';
import type { Expansion } from './expansion.ts';
import { evaluateLiteral, type LiteralValue, NotLiteral } from './literal.ts';
import type { ExpressionNode, JsxNode } from './mdx-nodes.ts';
import { styleText } from './style-text.ts';

/** Returns the props of a JSX tag. A prop that isn't a literal is an error. */
export function propsOf(node: JsxNode, expansion: Expansion): ComponentProps {
  const written = node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxAttribute') return [[attribute.name, attributeValue(attribute, node, expansion)]];
    const message = `<${node.name} {…}>: spread props are not supported; write the props out.`;
    expansion.report.error(message, node.position);
    return [];
  });
  return Object.fromEntries(written) as ComponentProps;
}

/** Returns the text value of a JSX expression. */
export function expressionText(node: ExpressionNode, expansion: Expansion): ElementContent[] {
  if (!node.data?.estree || node.data.estree.body.length === 0) return [];
  const value = literal(node.data.estree, { what: `{${node.value}}`, position: node.position }, expansion);
  return typeof value === 'string' || typeof value === 'number' ? [{ type: 'text', value: String(value) }] : [];
}

/** Converts JSX props to HTML properties; invalid ones are errors. */
export function htmlProperties(
  props: ComponentProps,
  node: JsxNode,
  { report }: Expansion,
): Record<string, string | number | boolean> {
  const properties: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'style' && typeof value === 'object' && value !== null)
      properties.style = styleText(value as Record<string, LiteralValue>);
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      properties[name] = value;
    else if (value !== undefined && value !== null)
      report.error(`<${node.name} ${name}={…}>: HTML attributes take text, a number, true, or false.`, node.position);
  }
  return properties;
}

function attributeValue({ name, value }: MdxJsxAttribute, node: JsxNode, expansion: Expansion): LiteralValue {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const what = `<${node.name} ${name}={${value.value}}>`;
  return literal(value.data?.estree, { what, position: node.position }, expansion);
}

function literal(
  program: Program | null | undefined,
  place: { what: string; position: Element['position'] },
  { imports, report }: Expansion,
): LiteralValue {
  try {
    return program ? evaluateLiteral(program, imports) : undefined;
  } catch (error) {
    if (!(error instanceof NotLiteral)) throw error;
    report.error(
      `${shorten(place.what)}: ${error.message} would have to be executed, but pages are not executed. Write the value itself, or \\{ for a brace.`,
      place.position,
    );
    return undefined;
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
