/** Upgrade rules for `module.rules`: old keys, and loaders that can be replaced with asset modules. */
import { textOf, type SyntaxNode } from '../source/read-source.ts';
import { itemsOf, objectsAt, propertiesOf, propertyOf, type Property } from './properties.ts';
import { literalsOf } from '../source/locate.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from '../../model/edits.ts';
import { type Step } from './rule.ts';

/** Edits of an upgrade rule, with the name of the option, plugin, or loader that they change. */
export interface NamedStep extends Step {
  name: string;
}

/** Asset module type that replaces each outdated loader. */
const assetTypes: Record<string, string> = {
  'file-loader': 'asset/resource',
  'url-loader': 'asset',
  'raw-loader': 'asset/source',
};

/** Returns all entries of `module.rules`, including those in `oneOf` and nested `rules`. */
function rulesIn({ source, root }: Configuration): SyntaxNode[] {
  const inside = (rule: SyntaxNode): SyntaxNode[] => [
    rule,
    ...['oneOf', 'rules'].flatMap((key) => objectsAt(source, rule, [key, '[]']).flatMap(inside)),
  ];
  return ['rules', 'loaders'].flatMap((key) => objectsAt(source, root, ['module', key, '[]'])).flatMap(inside);
}

/** Returns the first change that `module.rules` needs. */
export function changeOfRules(configuration: Configuration): NamedStep | undefined {
  const { source } = configuration;
  const loaders = configuration.at(['module', 'loaders']);
  if (loaders && !configuration.at(['module', 'rules']))
    return { name: 'module.loaders', edits: configuration.rename(loaders, 'rules') };
  for (const rule of rulesIn(configuration)) {
    const old = oldKeys(configuration, rule) ?? assetRule(configuration, rule);
    if (old) return old;
    for (const use of objectsAt(source, rule, ['use', '[]'])) {
      const query = propertyOf(source, use, 'query');
      if (query) return { name: 'module.rules[].use[].query', edits: configuration.rename(query, 'options') };
    }
  }
  return undefined;
}

function oldKeys(configuration: Configuration, rule: SyntaxNode): NamedStep | undefined {
  const { source } = configuration;
  const [query, loaders, loader] = ['query', 'loaders', 'loader'].map((name) => propertyOf(source, rule, name));
  if (query) return { name: 'module.rules[].query', edits: configuration.rename(query, 'options') };
  if (loaders) return { name: 'module.rules[].loaders', edits: configuration.rename(loaders, 'use') };
  if (loader?.value?.name === 'ArrayExpression')
    return { name: 'module.rules[].loader', edits: configuration.rename(loader, 'use') };
  return undefined;
}

/**
 * Replaces `file-loader`, `url-loader`, or `raw-loader` with an asset module, if it is the rule's only loader and asset
 * modules have equivalent options.
 */
function assetRule(configuration: Configuration, rule: SyntaxNode): NamedStep | undefined {
  const { source } = configuration;
  const used = propertyOf(source, rule, 'use') ?? propertyOf(source, rule, 'loader');
  if (!used?.value || propertyOf(source, rule, 'type')) return undefined;
  const items = used.value.name === 'ArrayExpression' ? itemsOf(used.value) : [used.value];
  const [only] = items;
  if (!only || items.length !== 1) return undefined;
  const inner = only.name === 'ObjectExpression' ? only : undefined;
  const named = inner ? propertyOf(source, inner, 'loader')?.value : only;
  const name = (named && loaderName(textOf(source, named))) ?? '';
  const type = assetTypes[name];
  const options = propertyOf(source, inner ?? rule, 'options');
  if (type === undefined) return undefined;
  const parts = assetParts(configuration, options);
  if (!parts) return undefined;
  const text = [`type: ${JSON.stringify(type)}`, ...parts].join(', ');
  const edits: Edit[] = [{ from: used.node.from, to: used.node.to, insert: text }];
  if (options && !inner) edits.push(...configuration.remove(options));
  return { name, edits, note: 'assets' };
}

/**
 * Returns a loader's name from source code: `file-loader` for both `'file-loader'` and
 * `require.resolve('file-loader')`.
 */
function loaderName(text: string): string | undefined {
  return /^(?:require\.resolve\()?["']([\w-]+)["']\)?$/.exec(text)?.[1];
}

/** Converts a loader's options to asset module options. Returns `undefined` if an option has no equivalent. */
function assetParts(configuration: Configuration, options: Property | undefined): string[] | undefined {
  if (!options) return [];
  const { source } = configuration;
  const object = options.value && literalsOf(source, options.value)[0];
  if (object?.name !== 'ObjectExpression') return undefined;
  const parts: string[] = [];
  for (const property of propertiesOf(source, object)) {
    const value = configuration.textOf(property);
    if (property.name === 'limit' && /^\d+$/.test(value))
      parts.push(`parser: { dataUrlCondition: { maxSize: ${value} } }`);
    else if (property.name === 'name' && property.value?.name === 'String')
      parts.push(
        `generator: { filename: ${value.replaceAll('.[ext]', '[ext]').replaceAll(/\[(?:\w+:)?(?:content)?hash(?::[a-z]\w*)?(?::(\d+))?\]/g, (_, length?: string) => (length ? `[hash:${length}]` : '[hash]'))} }`,
      );
    else if (property.name === 'esModule') continue;
    else return undefined;
  }
  return parts;
}
