import { parseSync } from '@babel/core';

/** What of a syntax tree is read here; everything else in it is only walked through. */
export interface Node {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number }; end: { line: number } };
  name?: string;
  declaration?: Node;
  elements?: (Node | null)[];
  object?: Node;
  property?: Node;
  properties?: Node[];
  [field: string]: unknown;
}

/** Whether an object's code has a key. */
export function hasKey(object: Node, name: string): boolean {
  return (object.properties ?? []).some(({ key }) => nameOf(key) === name);
}

/** The name that a key stands for; `''` for one that is computed. */
export function nameOf(key: unknown): string {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
}

/** The statements of a module; nothing where it does not parse. */
export function statementsOf(code: string): Node[] | undefined {
  try {
    // A tree that was parsed has its positions, which Babel's types leave open for those made by hand.
    return parseSync(code, { sourceType: 'module', configFile: false, babelrc: false })?.program.body as
      Node[] | undefined;
  } catch {
    return undefined;
  }
}

/** Whether nothing is awaited outside of functions, and nothing else is exported. */
export function isStill(body: readonly Node[]): boolean {
  let awaits = false;
  walk(body, (node, isInFunction) => {
    if ((node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true)) && !isInFunction)
      awaits = true;
  });
  return !awaits && !body.some(({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration');
}

/** Visits a tree and all below it. */
export function walk(node: unknown, visit: (node: Node, isInFunction: boolean) => void, isInFunction = false): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, isInFunction);
  else if (isNode(node)) {
    visit(node, isInFunction);
    const inside = isInFunction || /Function|ObjectMethod|ClassMethod/.test(node.type);
    for (const [field, value] of Object.entries(node)) if (field !== 'loc') walk(value, visit, inside);
  }
}

/** Whether a value is a node of a tree. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
