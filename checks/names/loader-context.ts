import { didYouMean } from '../../compile/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import { walk } from './parse-example.ts';
import type { SyntaxNode } from './parse-example.ts';
import type { Finding } from './finding.ts';

/**
 * Members of `this` that a loader does not have, in the functions that a module exports as a loader: its default export or
 * `module.exports`, and `pitch`. Methods of classes and functions inside have a `this` of another kind.
 */
export function unknownLoaderMembers(tree: SyntaxNode, facts: Facts): (Finding & { name: string })[] {
  const known = facts.ofKind('loader-context').map(({ name }) => name);
  const findings: (Finding & { name: string })[] = [];
  for (const loader of loadersOf(tree)) {
    const own = new Set<string>();
    const used: SyntaxNode[] = [];
    walk(loader.body, (node) => {
      if (['FunctionDeclaration', 'FunctionExpression', 'ClassBody', 'ObjectMethod'].includes(node.type)) return false;
      if (node.type === 'AssignmentExpression' && isThisMember(node.left)) own.add(node.left.property.name);
      if (isThisMember(node)) used.push(node);
    });
    for (const node of used) {
      const name: string = node.property.name;
      if (known.includes(name) || own.has(name)) continue;
      findings.push({
        name,
        line: node.loc?.start.line ?? 1,
        message: `A loader's this has no ${name}.${didYouMean(name, known)}`,
      });
    }
  }
  return findings;
}

function isThisMember(node: SyntaxNode): boolean {
  return node.type === 'MemberExpression' && !node.computed && node.object.type === 'ThisExpression';
}

/** Functions that take a source, exported in a way that makes them loaders. */
function loadersOf(tree: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(tree, (node) => {
    if (node.type === 'ExportDefaultDeclaration') found.push(node.declaration);
    if (node.type === 'ExportNamedDeclaration' && node.declaration?.id?.name === 'pitch') found.push(node.declaration);
    if (node.type === 'AssignmentExpression' && /^(?:module\.)?exports(?:\.pitch|\.default)?$/.test(dotted(node.left)))
      found.push(node.right);
  });
  return found.filter(({ type }) => type === 'FunctionDeclaration' || type === 'FunctionExpression');
}

function dotted(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' && !node.computed ? `${dotted(node.object)}.${node.property.name}` : '';
}
