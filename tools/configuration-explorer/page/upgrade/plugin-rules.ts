/** Upgrade rules for removed webpack plugins, and for plugins whose arguments have changed. */
import { childrenOf, nodesOf, textOf, type ParsedSource, type SyntaxNode } from '../source/read-source.ts';
import { literalsOf } from '../source/locate.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from './edits.ts';
import type { NamedStep } from './module-rules.ts';
import { addition, itemsOf, nested, objectsAt, propertyOf, stretchOf } from './properties.ts';
import type { Note } from './rule.ts';

/** What replaces a removed plugin: a webpack option, or nothing. */
interface Replacement {
  path?: string[];
  value?: string;
  note?: Note;
}

/** Replacements of removed plugins, by the last part of the constructor's name. */
const replacements: Record<string, Replacement> = {
  NamedModulesPlugin: { path: ['optimization', 'moduleIds'], value: '"named"' },
  NamedChunksPlugin: { path: ['optimization', 'chunkIds'], value: '"named"' },
  HashedModuleIdsPlugin: { path: ['optimization', 'moduleIds'], value: '"deterministic"' },
  OccurrenceOrderPlugin: {},
  OccurrenceModuleOrderPlugin: {},
  OccurrenceChunkOrderPlugin: {},
  DedupePlugin: {},
  UglifyJsPlugin: { note: 'minimizer' },
  UglifyJSPlugin: { note: 'minimizer' },
  UglifyJSWebpackPlugin: { note: 'minimizer' },
  OptimizeCSSAssetsPlugin: { note: 'minimizer' },
  OptimizeCssAssetsPlugin: { note: 'minimizer' },
  CommonsChunkPlugin: { path: ['optimization', 'splitChunks', 'chunks'], value: '"all"', note: 'chunks' },
  HardSourceWebpackPlugin: { path: ['cache'], value: '{ type: "filesystem" }' },
  AutoDllPlugin: { path: ['cache'], value: '{ type: "filesystem" }' },
};

/** Paths of the webpack options that contain plugins. */
const lists = [['plugins'], ['optimization', 'minimizer']];

/** Returns the first change that an outdated plugin in the configuration needs. */
export function changeOfPlugins(configuration: Configuration): NamedStep | undefined {
  const { source } = configuration;
  for (const path of lists) {
    const property = configuration.at(path);
    const [list] = property?.value ? literalsOf(source, property.value) : [];
    if (list?.name !== 'ArrayExpression') continue;
    const isMinimizer = path.length > 1;
    for (const item of itemsOf(list)) {
      const step = changeOf(item, list, isMinimizer, configuration);
      if (step) return step;
    }
  }
  return undefined;
}

function changeOf(
  item: SyntaxNode,
  list: SyntaxNode,
  isMinimizer: boolean,
  configuration: Configuration,
): NamedStep | undefined {
  const { source } = configuration;
  // The array item is a conditional such as `isProduction && new Plugin()`.
  const isConditional = item.name === 'BinaryExpression';
  const plugin = isConditional ? childrenOf(item).at(-1) : item;
  if (plugin?.name !== 'NewExpression') return undefined;
  const name =
    textOf(source, plugin)
      .match(/^new\s+([\w$.]+)/)?.[1]
      ?.split('.')
      .at(-1) ?? '';
  const found = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
  // Keep a conditional plugin, because the webpack option that replaces it would apply even if the condition is false.
  if (found?.path && isConditional) return undefined;
  if (found)
    return {
      name,
      edits: withoutPlugin(item, list, isMinimizer, found, configuration),
      ...(found.note && { note: found.note }),
    };
  const edits = otherArguments(name, plugin, source);
  return edits && { name, edits };
}

function withoutPlugin(
  item: SyntaxNode,
  list: SyntaxNode,
  isMinimizer: boolean,
  { path, value = '' }: Replacement,
  configuration: Configuration,
): Edit[] {
  const { source, root } = configuration;
  const text = textOf(source, list);
  // A list of minimizers replaces webpack's default ones. `"..."` includes them again.
  if (isMinimizer && !/["']\.\.\.["']/.test(text)) return [{ from: item.from, to: item.to, insert: '"..."' }];
  const removed = stretchOf(source, item);
  if (!path) return [removed];
  // If the replacement option is already set, its value takes precedence.
  if (configuration.at(path.slice(0, 2))) return [removed];
  const [holder] = objectsAt(source, root, path.slice(0, 1));
  const added =
    holder && path.length > 1
      ? addition(source, holder, nested(source, path.slice(1), value))
      : addition(source, root, nested(source, path, value));
  return [added, removed];
}

/** Converts the arguments of a plugin to their current form. Returns `undefined` if there is nothing to convert. */
function otherArguments(name: string, item: SyntaxNode, source: ParsedSource): Edit[] | undefined {
  const list = childrenOf(item).find((child) => child.name === 'ArgList');
  const [first, second] = list ? itemsOf(list) : [];
  if (!list || !first) return undefined;
  const all = (insert: string): Edit[] => [{ from: list.from, to: list.to, insert: `(${insert})` }];
  if (name === 'IgnorePlugin' && first.name === 'RegExp')
    return all(
      `{ resourceRegExp: ${textOf(source, first)}${second ? `, contextRegExp: ${textOf(source, second)}` : ''} }`,
    );
  if (name === 'WatchIgnorePlugin' && first.name === 'ArrayExpression')
    return all(`{ paths: ${textOf(source, first)} }`);
  if (name === 'TerserPlugin' && first.name === 'ObjectExpression') {
    const old = ['cache', 'sourceMap'].flatMap((key) => propertyOf(source, first, key) ?? [])[0];
    return old && [stretchOf(source, old.node)];
  }
  return undefined;
}

/** Removes an import that is unused now that its plugin has been removed. */
export function withoutUnusedImport(source: ParsedSource, names: readonly string[]): Edit | undefined {
  for (const definition of nodesOf(source.top, ['VariableDefinition'])) {
    const name = textOf(source, definition);
    if (!names.includes(name)) continue;
    const uses = nodesOf(source.top, ['VariableName']).filter((node) => textOf(source, node) === name);
    if (uses.length > 0) continue;
    const statement = statementOf(definition);
    const isAlone = statement && nodesOf(statement, ['VariableDefinition']).length === 1;
    if (isAlone && /^(?:import\b|(?:const|let|var)\s+[\w$]+\s*=\s*require\()/.test(textOf(source, statement))) {
      const end = source.text.indexOf('\n', statement.to);
      return { from: statement.from, to: end < 0 ? statement.to : end + 1, insert: '' };
    }
  }
  return undefined;
}

function statementOf(node: SyntaxNode): SyntaxNode | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent)
    if (at.name === 'VariableDeclaration' || at.name === 'ImportDeclaration') return at;
  return undefined;
}
