import { didYouMean } from '../../src/model/nearest.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { lastName, walk } from './parse-example.ts';
import type { SyntaxNode } from './parse-example.ts';
import type { Finding } from './finding.ts';

/**
 * Finds unknown options of webpack's plugins (`new BannerPlugin({ baner: … })`). Classes that the example declares or
 * imports under the same name are skipped.
 */
export function unknownPluginOptions(tree: SyntaxNode, facts: Facts): (Finding & { name: string })[] {
  const foreign = namesFromElsewhere(tree);
  const findings: (Finding & { name: string })[] = [];
  walk(tree, (node) => {
    if (node.type !== 'NewExpression') return;
    const name = lastName(node.callee);
    const given: SyntaxNode | undefined = node.arguments[0];
    if (!name || given?.type !== 'ObjectExpression' || foreign.has(name) || optionsElsewhere.has(name)) return;
    const options = optionsOfPlugin(name, facts);
    if (options.length === 0) return;
    for (const property of given.properties) {
      const key = property.computed ? undefined : (property.key?.name ?? property.key?.value);
      if (typeof key !== 'string' || options.includes(key)) continue;
      findings.push({
        line: property.loc?.start.line ?? 1,
        name: key,
        message: `${name} has no option ${key}.${didYouMean(key, options)}`,
      });
    }
  });
  return findings;
}

/** Plugins whose options aren't the first argument of their constructor. */
const optionsElsewhere = new Set(['VirtualUrlPlugin']);

/** Returns the top-level options of one of webpack's plugins, by its name with or without its namespace. */
export function optionsOfPlugin(name: string, facts: Facts): string[] {
  const plugin = facts.ofKind('plugin').find((one) => one.name === name || one.name.endsWith(`.${name}`));
  return plugin ? optionsOf(plugin, facts) : [];
}

/**
 * Returns the top-level options of a plugin. Returns an empty array if the plugin accepts arbitrary keys (DefinePlugin,
 * ProvidePlugin).
 */
function optionsOf(plugin: Fact, facts: Facts): string[] {
  const ids = [plugin.id, ...(plugin.sameAs ?? [])];
  const names = ids.flatMap((id) =>
    facts
      .ofKind('plugin-option')
      .filter(({ parent }) => parent === id)
      .map(({ name, owner }) => name.slice((owner ?? '').length + 1)),
  );
  return names.includes('<key>') ? [] : names;
}

function namesFromElsewhere(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (node.type === 'ClassDeclaration' && node.id) names.add(node.id.name);
    if (node.type !== 'ImportDeclaration' || /^webpack(?:\/|$)/.test(node.source.value)) return;
    for (const specifier of node.specifiers) names.add(specifier.local.name);
  });
  return names;
}
