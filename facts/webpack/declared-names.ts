/** Which names `types.d.ts` declares, and under which public paths it exports them. */
import type { SyntaxNode } from '../syntax.ts';

/** A name of the exported namespace and what stands behind it. */
interface Exported {
  /** Public path without `webpack.`: `util.createHash`, `sources.ConcatSource`. */
  path: string;
  /** The declaring node, where it is written in the namespace itself. */
  node?: SyntaxNode;
  /** Name at the top of the file, where the namespace only refers to it. */
  local?: string;
}

/** Declarations of the file by name; constants with their annotation. */
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

/** All names below `export = exports`, nested namespaces included, in their order. */
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

/** The name itself, without what it belongs to: `createHash` of `util.createHash`. */
export function short(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
