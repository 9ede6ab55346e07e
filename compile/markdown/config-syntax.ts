import { parse } from '@babel/parser';

/** A syntax tree node with the fields that are read from configurations; all other fields are only traversed. */
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

/** Whether an object literal in a configuration has a key. */
export function hasKey(object: Node, name: string): boolean {
  return (object.properties ?? []).some(({ key }) => nameOf(key) === name);
}

/** Returns the name of an object key, or `''` if it is computed. */
export function nameOf(key: unknown): string {
  const { name, value } = (key ?? {}) as { name?: unknown; value?: unknown };
  return String(name ?? value ?? '');
}

/** Parses a JavaScript module and returns its statements, or undefined if it can't be parsed. */
export function statementsOf(code: string): Node[] | undefined {
  try {
    return parse(code, { sourceType: 'module' }).program.body as unknown[] as Node[];
  } catch {
    return undefined;
  }
}

/** Whether a module has no top-level `await` and only a default export. */
export function isStill(body: readonly Node[]): boolean {
  let awaits = false;
  walk(body, (node, isInFunction) => {
    if ((node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true)) && !isInFunction)
      awaits = true;
  });
  return !awaits && !body.some(({ type }) => type === 'ExportNamedDeclaration' || type === 'ExportAllDeclaration');
}

/** Visits a syntax tree node and all its descendants. */
export function walk(node: unknown, visit: (node: Node, isInFunction: boolean) => void, isInFunction = false): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit, isInFunction);
  else if (isNode(node)) {
    visit(node, isInFunction);
    const inside = isInFunction || /Function|ObjectMethod|ClassMethod/.test(node.type);
    for (const [field, value] of Object.entries(node)) if (field !== 'loc') walk(value, visit, inside);
  }
}

/** Whether a value is a syntax tree node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
