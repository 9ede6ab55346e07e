import { createRequire } from 'node:module';

/** A node of Babel's syntax tree, with the fields that the checks of examples read. */
export interface SyntaxNode {
  type: string;
  loc?: { start: { line: number } };
  properties: SyntaxNode[];
  // All other fields depend on the type of the syntax tree node.
  [key: string]: any;
}

const { parse } = createRequire(import.meta.url)('@babel/parser') as {
  parse(text: string, options: object): SyntaxNode;
};

/**
 * Parses the code of a documentation example, including TypeScript and JSX.
 *
 * @returns undefined for syntax errors, which another check reports
 */
export function parseExample(code: string): SyntaxNode | undefined {
  for (const plugins of [['typescript', 'jsx'], ['typescript']]) {
    try {
      return parse(code, {
        sourceType: 'unambiguous',
        plugins: [...plugins, 'decorators'],
        allowReturnOutsideFunction: true,
      });
    } catch {
      // Try the next parser, because type assertions in angle brackets conflict with JSX.
    }
  }
  return undefined;
}

/**
 * Calls a function for each node of a syntax tree, parents first. If it returns `false`, the node's children are
 * skipped.
 */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key.endsWith('Comments')) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Returns the last name of an expression in code: `compiler` for `compiler`, `hooks` for `compilation.hooks`, `this`
 * for `this`. Returns undefined for expressions without a name.
 */
export function lastName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  if (node?.type === 'MemberExpression' && !node.computed) return node.property.name;
  return undefined;
}
