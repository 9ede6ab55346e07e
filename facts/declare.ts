import { type Declarations } from './declarations.ts';
import { constructorParameters, readFunction, readMembers, readProperty } from './read-members.ts';
import type { SyntaxNode } from './syntax.ts';
import { append } from '../src/model/append.ts';

/**
 * Records the types, functions, or constants that a syntax tree node declares.
 *
 * @param prefix names of the enclosing namespaces, ending with a dot
 */
export function declare(node: SyntaxNode, prefix: string, into: Declarations): void {
  const inner: SyntaxNode = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
  const name = prefix + String(inner.id?.name ?? '');
  switch (inner.type) {
    case 'TSInterfaceDeclaration':
      into.byName.set(name, {
        name,
        bases: (inner.extends ?? []).map((base: SyntaxNode) => into.textOf(base.expression)),
        members: readMembers(inner.body.body, into),
      });
      break;
    case 'ClassDeclaration':
    case 'DeclareClass':
      into.byName.set(name, {
        name,
        bases: inner.superClass ? [into.textOf(inner.superClass)] : [],
        members: readMembers(inner.body.body, into),
        ...constructorParameters(inner.body.body, into),
      });
      break;
    case 'TSTypeAliasDeclaration':
      into.aliases.set(name, inner.typeAnnotation);
      if (inner.typeAnnotation.type === 'TSTypeLiteral')
        into.byName.set(name, { name, bases: [], members: readMembers(inner.typeAnnotation.members, into) });
      break;
    case 'TSDeclareFunction':
      append(into.functions, name, readFunction(inner, into));
      break;
    case 'VariableDeclaration':
      for (const { id } of inner.declarations) {
        if (id.typeAnnotation)
          append(
            into.functions,
            prefix + String(id.name),
            readProperty(String(id.name), id.typeAnnotation.typeAnnotation, into),
          );
      }
      break;
    case 'TSModuleDeclaration': {
      const space = prefix + (name.endsWith('exports') ? '' : `${String(inner.id.name)}.`);
      for (const child of inner.body?.body ?? []) declare(child, space, into);
      break;
    }
    default:
  }
}
