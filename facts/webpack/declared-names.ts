/** Reads the names that webpack's `types.d.ts` declares, and the public paths under which they are exported. */
import type { SyntaxNode } from '../syntax.ts';

/** A name that the `webpack` namespace exports, with its declaration. */
interface Exported {
  /** Public path of the exported name, without `webpack.`: `util.createHash`, `sources.ConcatSource`. */
  path: string;
  /** Syntax tree node that declares the exported name, if the declaration is in the namespace itself. */
  node?: SyntaxNode;
  /** Name of the top-level declaration that the namespace exports, if it contains no declaration itself. */
  local?: string;
}

/** Returns the top-level declarations of a `.d.ts` file by name. For constants, the node is their type annotation. */
export function topLevel(body: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  const named: [string, SyntaxNode][] = body.flatMap((node): [string, SyntaxNode][] => {
    if (node.type === 'VariableDeclaration') return variables(node);
    if (node.type === 'ImportDeclaration')
      return node.specifiers.map((one: SyntaxNode): [string, SyntaxNode] => [String(one.local.name), node]);
    return node.id?.name ? [[String(node.id.name), node]] : [];
  });
  return new Map(named);
}

function variables(node: SyntaxNode): [string, SyntaxNode][] {
  return node.declarations.map(({ id }: SyntaxNode): [string, SyntaxNode] => [
    String(id.name),
    { ...node, annotation: id.typeAnnotation?.typeAnnotation },
  ]);
}

/**
 * Returns all names that the `exports` namespace of a `.d.ts` file contains, including those in nested namespaces, in
 * order.
 */
export function exportedNames(body: readonly SyntaxNode[]): Exported[] {
  const space = body.find((node) => node.type === 'TSModuleDeclaration' && node.id.name === 'exports');
  return space ? namesIn(space, '') : [];
}

function namesIn(space: SyntaxNode, prefix: string): Exported[] {
  return (space.body.body as SyntaxNode[]).flatMap((node): Exported[] => {
    const inner: SyntaxNode = node.declaration ?? node;
    if (inner.type === 'TSModuleDeclaration') {
      const path = prefix + String(inner.id.name);
      return [{ path, node: inner }, ...namesIn(inner, `${path}.`)];
    }
    if (inner.type === 'VariableDeclaration')
      return variables(inner).map(([name, annotated]) => ({ path: prefix + name, node: annotated }));
    if (inner.type === 'ExportNamedDeclaration')
      return inner.specifiers.map(({ exported, local }: SyntaxNode) => ({
        path: prefix + String(exported.name),
        local: String(local.name),
      }));
    return inner.id?.name ? [{ path: prefix + String(inner.id.name), node: inner }] : [];
  });
}
