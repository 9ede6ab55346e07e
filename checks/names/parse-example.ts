import { createRequire } from 'node:module';

/** A node of Babel's syntax tree, as far as these checks look into it. */
export interface SyntaxNode {
  type: string;
  loc?: { start: { line: number } };
  properties: SyntaxNode[];
  // A parser's tree: its shape differs by type of node.
  [key: string]: any;
}

const { parseSync } = createRequire(import.meta.url)('@babel/core') as {
  parseSync(text: string, options: object): SyntaxNode;
};

/**
 * The syntax tree of an example's code, TypeScript and JSX included.
 *
 * @returns undefined where it does not parse: another check says so
 */
export function parseExample(code: string): SyntaxNode | undefined {
  for (const plugins of [['typescript', 'jsx'], ['typescript']]) {
    try {
      return parseSync(code, {
        configFile: false,
        babelrc: false,
        parserOpts: {
          sourceType: 'unambiguous',
          plugins: [...plugins, 'decorators'],
          allowReturnOutsideFunction: true,
        },
      });
    } catch {
      // Type assertions in angle brackets are no JSX.
    }
  }
  return undefined;
}

/** Calls back for each node, parents first; `false` leaves out what is inside. */
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

/** `compiler` of `compiler`, `hooks` of `compilation.hooks`, `this` of `this`; nothing of anything else. */
export function lastName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  if (node?.type === 'MemberExpression' && !node.computed) return node.property.name;
  return undefined;
}
