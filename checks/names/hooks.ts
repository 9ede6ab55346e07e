import { didYouMean } from '../../src/model/nearest.ts';
import type { Facts } from '../../facts/types.ts';
import { lastName, walk } from './parse-example.ts';
import type { SyntaxNode } from './parse-example.ts';
import type { Finding } from './finding.ts';
import { lastPart } from '../../src/model/last-part.ts';

/**
 * Maps common variable names, such as `compiler`, to the classes whose hooks they have. Hooks of other variables may
 * belong to any class.
 */
const owners: Record<string, string[]> = {
  compiler: ['Compiler', 'MultiCompiler'],
  compilation: ['Compilation'],
  childCompiler: ['Compiler'],
  normalModuleFactory: ['NormalModuleFactory'],
  contextModuleFactory: ['ContextModuleFactory'],
  parser: ['JavascriptParser'],
  resolver: ['Resolver'],
};

/**
 * Finds unknown hook names after `.hooks.` in code that uses them (`tap`, `tapAsync`, `call`, …). Hooks that the code
 * itself declares aren't reported.
 */
export function unknownHooks(tree: SyntaxNode, facts: Facts): Finding[] {
  const hooks = facts.ofKind('hook');
  const declared = declaredNames(tree);
  const findings: Finding[] = [];
  walk(tree, (node) => {
    if (node.type !== 'MemberExpression' || node.computed) return;
    if (
      !['tap', 'tapAsync', 'tapPromise', 'call', 'callAsync', 'promise', 'intercept', 'for'].includes(
        node.property.name,
      )
    )
      return;
    const hook: SyntaxNode = node.object;
    if (hook.type !== 'MemberExpression' || hook.computed || lastName(hook.object) !== 'hooks') return;
    const holder = lastName(hook.object.object) ?? '';
    const name: string = hook.property.name;
    if (declared.has(name)) return;
    const allowed = hooks.filter(({ owner }) => !owners[holder] || owners[holder].includes(owner ?? ''));
    const names = allowed.map((one) => lastPart(one.name));
    if (names.includes(name)) return;
    const whose = owners[holder]
      ? `${owners[holder].join(' and ')} ${owners[holder].length > 1 ? 'have' : 'has'} no hook`
      : 'webpack has no hook';
    findings.push({ line: node.loc?.start.line ?? 1, message: `${whose} ${name}.${didYouMean(name, names)}` });
  });
  return findings;
}

/** Returns the names of the hooks that an example declares: `hooks = { ready: new SyncHook() }`. */
function declaredNames(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type !== 'ObjectProperty' || node.computed) return;
    const made = /Hook\b/.test(String(node.value?.callee?.name ?? node.value?.callee?.property?.name ?? ''));
    if (made) names.add(String(node.key.name ?? node.key.value));
  });
  return names;
}
