import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import { walk } from './parse-example.ts';
import type { SyntaxNode } from './parse-example.ts';
import type { Finding } from './finding.ts';

/**
 * Finds unknown members of `this` in loader functions, which are exported as default, as `module.exports`, or as
 * `pitch`. Methods and functions inside them are skipped, because they have their own `this`.
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

/** Returns the exported functions that are loaders, as they take a source as an argument. */
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
