import type { Program } from 'estree';
import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';

/** A JSX element of an .mdx page, in an HTML tree. */
export interface JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  children: ElementContent[];
  position?: Element['position'];
}

/** An expression or an import or export statement of an .mdx page. */
export interface ExpressionNode {
  type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  value: string;
  data?: { estree?: Program | null };
  position?: Element['position'];
}

/** Types of nodes in the tree of an .mdx page. */
export type AnyNode = ElementContent | RootContent | JsxNode | ExpressionNode;
