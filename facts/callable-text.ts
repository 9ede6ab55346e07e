import type { Declarations } from './declarations.ts';
import type { SyntaxNode } from './syntax.ts';

/**
 * Whether a node declares an interface that consists of a call signature: `interface Callback<T> { (err: null | Error,
 * result?: T): void }`.
 */
export function isCallable(node: SyntaxNode): boolean {
  return (
    node.type === 'TSInterfaceDeclaration' &&
    node.body.body.length === 1 &&
    node.body.body[0].type === 'TSCallSignatureDeclaration'
  );
}

/**
 * Expands a reference to an interface that consists of a call signature to a function type with its type arguments:
 * `(err: null | Error, result?: Stats) => void`. Returns undefined for any other node.
 */
export function callableText(
  node: SyntaxNode,
  callables: ReadonlyMap<string, SyntaxNode>,
  textOf: Declarations['textOf'],
): string | undefined {
  const declared = node.type === 'TSTypeReference' ? callables.get(String(node.typeName.name)) : undefined;
  if (!declared) return undefined;
  const [call] = declared.body.body as SyntaxNode[];
  const given: SyntaxNode[] = (node.typeArguments ?? node.typeParameters)?.params ?? [];
  const parameters: SyntaxNode[] = declared.typeParameters?.params ?? [];
  const types = new Map(
    parameters.map((parameter, index) => [
      String(parameter.name.name ?? parameter.name),
      textOf(given[index] ?? parameter.default),
    ]),
  );
  const written = (part: SyntaxNode): string =>
    textOf(part).replace(/\b[A-Z]\w*\b/g, (name) => types.get(name) || name);
  const list: SyntaxNode[] = call?.params ?? call?.parameters ?? [];
  const returned: SyntaxNode | undefined = (call?.returnType ?? call?.typeAnnotation)?.typeAnnotation;
  return `(${list.map(written).join(', ')}) => ${returned ? written(returned) : 'void'}`;
}
