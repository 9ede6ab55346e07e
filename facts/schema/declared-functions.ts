/** Finds the signatures of functions in the types that webpack's declaration file contains. */
import type { Declarations } from '../declarations.ts';
import type { SyntaxNode } from '../syntax.ts';

/** Maximum number of type aliases to follow from a type to its function types. */
const depthLimit = 4;

/** Returns the signatures of the function types among the alternatives of a union type. */
export function functionsIn(node: SyntaxNode, declarations: Declarations): string[] {
  return withNames(node, declarations, 0, false);
}

/**
 * Returns the signatures of the functions that a member of a declared type accepts. Type parameters are replaced by
 * their constraints.
 *
 * @param name name of the declared type
 * @param path names of the members that lead to the function
 */
export function functionsAt(name: string, path: readonly string[], declarations: Declarations): string[] {
  let owners = [name];
  let node = declarations.aliases.get(name);
  for (const step of path) {
    const found: { node: SyntaxNode; owners: string[] }[] = node ? membersNamed(step, node, owners, declarations) : [];
    node = found[0]?.node;
    owners = found[0]?.owners ?? [];
  }
  return node ? withNames(node, declarations, 0, true).map((text) => withConstraints(text, owners, declarations)) : [];
}

function withNames(node: SyntaxNode, declarations: Declarations, depth: number, generic: boolean): string[] {
  if (depth > depthLimit) return [];
  const inside = (type: SyntaxNode): string[] => withNames(type, declarations, depth, generic);
  switch (node.type) {
    case 'TSFunctionType':
      return [declarations.textOf(node)];
    case 'TSParenthesizedType':
      return inside(node.typeAnnotation);
    case 'TSUnionType':
      return node.types.flatMap(inside);
    case 'TSArrayType':
      // Skip lists, because webpack's schema itself specifies the types of functions in them.
      return generic ? inside(node.elementType) : [];
    case 'TSTypeQuery': {
      // A class from another file: `typeof import("./servers/BaseServer.js").default`.
      const file = /^typeof import\("(?:.*\/)?(\w+)(?:\.js)?"\)\.default$/.exec(declarations.textOf(node))?.[1];
      return file === undefined ? [] : [`typeof ${file}`];
    }
    case 'TSTypeReference': {
      const text = declarations.textOf(node);
      if (text.includes('=>')) return [text];
      const name = String(node.typeName.name ?? '');
      const alias = declarations.aliases.get(name);
      const isGeneric = Boolean(node.typeArguments ?? node.typeParameters);
      if (!alias || (isGeneric && !generic)) return [];
      const found = withNames(alias, declarations, depth + 1, generic);
      return isGeneric ? found.map((each) => withConstraints(each, [name], declarations)) : found;
    }
    default:
      return [];
  }
}

/** Finds a member of an object type, also in the alternatives of a union type and behind type aliases. */
function membersNamed(
  name: string,
  node: SyntaxNode,
  owners: string[],
  declarations: Declarations,
): { node: SyntaxNode; owners: string[] }[] {
  const inside = (type: SyntaxNode, own = owners): { node: SyntaxNode; owners: string[] }[] =>
    membersNamed(name, type, own, declarations);
  switch (node.type) {
    case 'TSTypeLiteral':
      return declarations
        .readMembers(node.members)
        .flatMap((member) => (member.name === name && member.node ? [{ node: member.node, owners }] : []));
    case 'TSParenthesizedType':
      return inside(node.typeAnnotation);
    case 'TSUnionType':
      return node.types.flatMap((type: SyntaxNode) => inside(type));
    case 'TSTypeReference': {
      const alias = declarations.aliases.get(String(node.typeName.name ?? ''));
      return alias ? inside(alias, [...owners, String(node.typeName.name)]) : [];
    }
    default:
      return [];
  }
}

/** Replaces the type parameters in a function signature with their constraints: `T extends Module` becomes `Module`. */
function withConstraints(text: string, owners: readonly string[], declarations: Declarations): string {
  const parameters = declarations.file.body
    .map((node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node))
    .filter((node) => node.type === 'TSTypeAliasDeclaration' && owners.includes(String(node.id.name)))
    .flatMap((node) => (node.typeParameters?.params ?? []) as SyntaxNode[]);
  return parameters.reduce(
    (replaced, { name, constraint }) =>
      constraint
        ? replaced.replace(
            new RegExp(`\\b${String(name.name ?? name)}\\b(?!:|\\?:)`, 'g'),
            declarations.textOf(constraint as SyntaxNode),
          )
        : replaced,
    text,
  );
}
