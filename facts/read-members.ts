import type { Declaration, Declarations, Member } from './declarations.ts';
import type { SyntaxNode } from './syntax.ts';

/** Returns the public members of an object type from its syntax tree. */
export function readMembers(nodes: SyntaxNode[], into: Declarations): Member[] {
  return nodes.flatMap((node) => {
    const name: unknown = node.computed ? undefined : (node.key?.name ?? node.key?.value);
    if (typeof name !== 'string' || node.accessibility === 'private') return [];
    const shared = {
      static: Boolean(node.static),
      optional: Boolean(node.optional),
      deprecated: isDeprecated(node),
      declared: node,
    };
    switch (node.type) {
      case 'TSPropertySignature':
      case 'ClassProperty':
        return [{ ...readProperty(name, node.typeAnnotation?.typeAnnotation, into), ...shared }];
      case 'TSMethodSignature':
      case 'TSDeclareMethod':
      case 'ClassMethod': {
        const accessor = node.kind === 'get' || node.kind === 'set';
        if (accessor) {
          const returned = node.kind === 'get' ? (node.returnType ?? node.typeAnnotation)?.typeAnnotation : undefined;
          return [{ ...readProperty(name, returned, into), kind: 'getter' as const, ...shared }];
        }
        return node.kind === 'constructor' ? [] : [{ ...readFunction({ ...node, id: { name } }, into), ...shared }];
      }
      default:
        return [];
    }
  });
}

/** Returns the parameters of a class's constructor, if it declares one. */
export function constructorParameters(nodes: SyntaxNode[], into: Declarations): Pick<Declaration, 'parameters'> {
  const parameters = parametersOfConstructor(nodes, into);
  return parameters && parameters.length > 0 ? { parameters } : {};
}

/** Returns the parameters of a class's public constructor, or undefined if it declares none. */
export function constructorOf(declared: SyntaxNode, into: Declarations): Member['args'] | undefined {
  return declared.type === 'ClassDeclaration' ? parametersOfConstructor(declared.body.body, into) : undefined;
}

function parametersOfConstructor(nodes: SyntaxNode[], into: Declarations): Member['args'] | undefined {
  const node = nodes.find(({ kind, accessibility }) => kind === 'constructor' && accessibility !== 'private');
  return node && readParameters(node.params ?? node.parameters ?? [], into);
}

/** Describes a constant or a property with its type, from its TypeScript declaration. */
export function readProperty(name: string, type: SyntaxNode | undefined, into: Declarations): Member {
  const text = into.textOf(type);
  return {
    name,
    kind: 'property',
    static: false,
    optional: false,
    deprecated: false,
    type: text || undefined,
    node: type,
    args: [],
    signature: `${name}: ${text || 'any'}`,
  };
}

/** Describes a function or method with its parameters, from its TypeScript declaration. */
export function readFunction(node: SyntaxNode, into: Declarations): Member {
  const name = String(node.id.name);
  const args = readParameters(node.params ?? node.parameters ?? [], into);
  const returned: SyntaxNode | undefined = (node.returnType ?? node.typeAnnotation)?.typeAnnotation;
  const returns = into.textOf(returned);
  return {
    name,
    kind: 'method',
    static: false,
    optional: false,
    deprecated: isDeprecated(node),
    node: returned,
    args,
    returns,
    signature: `${name}${into.textOf(node.typeParameters)}(${parametersText(args)}): ${returns || 'void'}`,
  };
}

/** Formats parameters as in a signature: `chunk: Chunk, deep?: boolean`. */
export function parametersText(parameters: Member['args']): string {
  return parameters.map(({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type ?? 'any'}`).join(', ');
}

/** Returns the parameters of a function, method or function type. A `this` parameter isn't included. */
function readParameters(nodes: SyntaxNode[], into: Declarations): Member['args'] {
  return nodes.flatMap((node) => {
    const rest = node.type === 'RestElement';
    const name = String(rest ? `...${node.argument.name}` : (node.name ?? 'options'));
    if (name === 'this') return [];
    const type = into.textOf(node.typeAnnotation?.typeAnnotation);
    return [{ name, ...(type && { type }), ...(node.optional && { optional: true }) }];
  });
}

function isDeprecated(node: SyntaxNode): boolean {
  return (node.leadingComments ?? []).some((comment: { value: string }) => comment.value.includes('@deprecated'));
}
