/** Finds the webpack options that are set in a page's code blocks, and the fact that each key stands for. */
import type { Facts } from '../../facts/types.ts';
import { namesAlong, type OptionPath, stepsTo } from '../../src/model/option-path.ts';
import { isNode, nameOf, type Node, walk } from '../markdown/config-syntax.ts';
import { shownLineNumbers } from '../markdown/hidden-lines.ts';
import { leftOut, parseConfiguration } from './parse-configuration.ts';
import type { Fence, OptionKey } from '../types.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** Finds the keys in a code fence that are webpack options. Created once per set of facts. */
export type FindOptionKeys = (fence: Fence) => OptionKey[];

/** Matches titles of code blocks whose fragments are treated as webpack configurations. */
const configurationTitle = /^webpack\.[\w.-]+$/;

const languages = /^(?:[mc]?[jt]s|javascript|typescript|json5|diff)$/;

/** Creates a function that finds option keys in webpack configurations and in the options passed to plugins. */
export function optionKeyFinder(facts: Facts): FindOptionKeys {
  const options = indexOf([
    ...facts.ofKind('option').map(({ name, id }): [string, string] => [name, id]),
    ...facts.ofKind('devserver').map(({ name, id }): [string, string] => [`devServer.${name}`, id]),
    ...facts.ofKind('middleware').map(({ name, id }): [string, string] => [`devServer.devMiddleware.${name}`, id]),
  ]);
  const plugins = pluginIndexes(facts);
  return (fence) => {
    if (fence.hidden || fence.output || !languages.test(fence.lang)) return [];
    const tree = parseConfiguration(fence);
    if (!tree) return [];
    const shown = shownLineNumbers(fence.code);
    const keys: OptionKey[] = [];
    const note = (node: Node, name: string, fact: string): void => {
      const line = shown.get(node.loc.start.line);
      if (line !== undefined) keys.push({ line, name, fact });
    };
    const seen = new Set<Node>();
    const isPiece = fence.lang === 'diff' && configurationTitle.test(fence.title ?? '');
    walk(tree, (node) => {
      const plugin = node.type === 'NewExpression' ? plugins.get(lastName(node.callee)) : undefined;
      const [given] = (node.arguments as Node[] | undefined) ?? [];
      if (plugin && given) return readKeys(given, [], { factAt: plugin, note, seen });
      const isExport = node.type === 'ExportDefaultDeclaration' || nameOf((node.left as Node)?.property) === 'exports';
      for (const value of isExport ? exportedObjects(node.declaration ?? node.right) : [node])
        if (!seen.has(value) && isConfiguration(value, { options, isSure: isExport || isPiece }))
          readKeys(value, [], { factAt: options, note, seen });
    });
    return keys.toSorted((one, other) => one.line - other.line);
  };
}

interface Reading {
  factAt: FactAt;
  note: (node: Node, name: string, fact: string) => void;
  /** Objects visited so far, because an object nested in a webpack configuration isn't a configuration itself. */
  seen: Set<Node>;
}

/** Collects the option keys of an object in a configuration, recursively. */
function readKeys(node: Node, path: OptionPath, reading: Reading): void {
  if (node.type === 'ArrayExpression')
    return node.elements?.forEach((item, index) => item && readKeys(item, [...path, index], reading));
  if (node.type !== 'ObjectExpression') return;
  reading.seen.add(node);
  for (const property of node.properties ?? []) {
    const key = property.key as Node | undefined;
    const name = key && property.computed !== true ? nameOf(key) : '';
    if (!key || name === '') continue;
    const here = [...path, name];
    const fact = reading.factAt(here);
    if (fact !== undefined) reading.note(key, name, fact);
    if (isNode(property.value)) readKeys(property.value, here, reading);
  }
}

/**
 * Whether an object is a webpack configuration: all its keys are top-level options and, unless its position makes it
 * certain, at least one of them is uncommon in other objects.
 */
function isConfiguration(node: Node, { options, isSure }: { options: FactAt; isSure: boolean }): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const names = (node.properties ?? [])
    .filter(({ key }) => key !== undefined)
    .map(({ key }) => nameOf(key))
    .filter((name) => name !== leftOut);
  if (names.length === 0 || !names.every((name) => options([name]) !== undefined)) return false;
  return isSure || names.some((name) => !common.has(name));
}

/** Top-level webpack options whose names are also common in other objects. */
const common: ReadonlySet<string> = new Set(
  'cache context dependencies entry extends loader mode module name node parallelism plugins profile target validate watch'.split(
    ' ',
  ),
);

/**
 * Finds the objects that a configuration file exports: directly, in a list, as the result of a function, or merged by a
 * function.
 */
function exportedObjects(value: unknown): Node[] {
  if (!isNode(value)) return [];
  if (value.type === 'ObjectExpression') return [value];
  if (value.type === 'ArrayExpression') return (value.elements ?? []).flatMap(exportedObjects);
  if (value.type === 'CallExpression') return (value.arguments as unknown[]).flatMap(exportedObjects);
  if (value.type === 'ReturnStatement') return exportedObjects(value.argument);
  if (value.type === 'BlockStatement') return (value.body as unknown[]).flatMap(exportedObjects);
  if (/Function/.test(value.type)) return exportedObjects(value.body);
  return exportedObjects(value.expression);
}

/** Returns the fact id of the webpack option at a path, or undefined for unknown and user-defined keys. */
type FactAt = (path: OptionPath) => string | undefined;

function indexOf(options: readonly (readonly [name: string, id: string])[]): FactAt {
  const ids = new Map(options);
  const known = stepsTo(ids.keys());
  return (path) => {
    const names = namesAlong(path, known);
    const name = names.length === path.length ? names.at(-1) : undefined;
    // Skip a user-defined key (`entry: { shop: … }`), because it isn't an option itself.
    return name === undefined || name.endsWith('<key>') ? undefined : ids.get(name);
  };
}

/** Maps the last part of each plugin's name to a function that finds that plugin's options. */
function pluginIndexes(facts: Facts): Map<string, FactAt> {
  const byOwner = Map.groupBy(facts.ofKind('plugin-option'), ({ owner = '' }) => owner);
  return new Map(
    [...byOwner].map(([owner, options]) => [
      lastPart(owner),
      indexOf(options.map(({ name, id }) => [name.slice(owner.length + 1), id])),
    ]),
  );
}

/** Returns the last part of a called function's name: `BannerPlugin` for `webpack.BannerPlugin`. */
function lastName(callee: unknown): string {
  if (!isNode(callee)) return '';
  return nameOf(callee.property ?? callee);
}
