/** Upgrade rules for removed webpack plugins, and for plugins whose arguments have changed. */
import { childrenOf, nodesOf, textOf, type ParsedSource, type SyntaxNode } from '../source/read-source.ts';
import { literalsOf } from '../source/locate.ts';
import type { Configuration } from './configuration.ts';
import type { Edit } from '../../model/edits.ts';
import type { NamedStep } from './module-rules.ts';
import { lastPart } from '../../../../src/model/last-part.ts';
import { addition, itemsOf, nested, objectsAt, propertyOf, stretchOf } from './properties.ts';
import type { Note, Step } from './rule.ts';
import { fullHash } from './webpack-rules.ts';

/** Replacement of a removed plugin: a webpack option, or nothing. */
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
  const name = pluginName(source, plugin);
  const found = Object.hasOwn(replacements, name) ? replacements[name] : undefined;
  // Keep a conditional plugin, because the webpack option that replaces it would apply even if the condition is false.
  if (found?.path && isConditional) return undefined;
  if (found)
    return {
      name,
      edits: withoutPlugin(item, list, isMinimizer, found, configuration),
      ...(found.note && { note: found.note }),
    };
  const step = otherArguments(name, plugin, configuration);
  return step && { ...step, name };
}

/** Returns the last part of the constructor's name in an expression such as `new webpack.DefinePlugin({…})`. */
function pluginName(source: ParsedSource, construction: SyntaxNode): string {
  const [, callee] = /^new\s+([\w$.]+)/.exec(textOf(source, construction)) ?? [];
  return lastPart(callee ?? '');
}

/** Returns the names of outdated plugins in a configuration that `changeOfPlugins` doesn't change. */
export function outdatedPlugins({ source, root }: Configuration): string[] {
  return nodesOf(root, ['NewExpression']).flatMap((plugin) => {
    const name = pluginName(source, plugin);
    const isOutdated =
      name === 'ExtractTextPlugin' ||
      Object.hasOwn(replacements, name) ||
      (copyPlugin.test(name) && argumentsOf(plugin)[0]?.name === 'ArrayExpression');
    return isOutdated ? [name] : [];
  });
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

/** Matches the names under which copy-webpack-plugin is imported. */
const copyPlugin = /^Copy(?:Web[Pp]ack)?Plugin$/;

function argumentsOf(construction: SyntaxNode): SyntaxNode[] {
  const list = childrenOf(construction).find(({ name }) => name === 'ArgList');
  return list ? itemsOf(list) : [];
}

/** Converts the arguments of a plugin to their current form. Returns `undefined` if there is nothing to convert. */
function otherArguments(name: string, item: SyntaxNode, configuration: Configuration): Step | undefined {
  const { source } = configuration;
  const [first, second] = argumentsOf(item);
  const last = second ?? first;
  if (!first || !last) return undefined;
  const all = (insert: string): Step => ({ edits: [{ from: first.from, to: last.to, insert }] });
  // Options in the second argument now belong to each pattern, so only the user can convert them.
  if (copyPlugin.test(name) && first.name === 'ArrayExpression' && !second)
    return all(`{ patterns: ${textOf(source, first)} }`);
  if (/^Mini(?:Css|CSS)ExtractPlugin$/.test(name) && first.name === 'ObjectExpression') {
    const names = ['filename', 'chunkFilename'].flatMap((key) => propertyOf(source, first, key) ?? []);
    return names.map((property) => fullHash(property, configuration)).find((step) => step !== undefined);
  }
  if (name === 'IgnorePlugin' && first.name === 'RegExp')
    return all(
      `{ resourceRegExp: ${textOf(source, first)}${second ? `, contextRegExp: ${textOf(source, second)}` : ''} }`,
    );
  if (name === 'WatchIgnorePlugin' && first.name === 'ArrayExpression')
    return all(`{ paths: ${textOf(source, first)} }`);
  if (name === 'TerserPlugin' && first.name === 'ObjectExpression') {
    const old = ['cache', 'sourceMap'].flatMap((key) => propertyOf(source, first, key) ?? [])[0];
    return old && { edits: [stretchOf(source, old.node)] };
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
