import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import { type FactPackage, packageFolder, readPackageFile } from '../packages.ts';
import { parseFile, type SyntaxNode } from '../syntax.ts';
import type { Fact } from '../types.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** A source file that applies the defaults of options where it uses them. */
interface Place {
  /** Prefix of the ids of the options that this file reads: `option:resolve.`. */
  prefix: string;
  package: FactPackage;
  file: string;
  /**
   * Name of a constant object that contains the defaults. If undefined, each default is written where the code reads
   * the option.
   */
  table?: string;
}

const places: readonly Place[] = [
  { prefix: 'option:resolve.', package: 'enhanced-resolve', file: 'lib/ResolverFactory.js' },
  { prefix: 'option:resolveLoader.', package: 'enhanced-resolve', file: 'lib/ResolverFactory.js' },
  {
    prefix: 'option:optimization.minimize.css.',
    package: 'webpack',
    file: 'lib/css/syntax-parser.js',
    table: 'ALL_TRANSFORMS',
  },
  {
    prefix: 'option:optimization.minimize.html.',
    package: 'webpack',
    file: 'lib/html/syntax-parser.js',
    table: 'ALL_TRANSFORMS',
  },
  {
    prefix: 'plugin-option:ProgressPlugin.',
    package: 'webpack',
    file: 'lib/logging/ProgressPlugin.js',
    table: 'DEFAULT_OPTIONS',
  },
  { prefix: 'middleware:', package: 'webpack-dev-middleware', file: 'dist/middleware.js' },
  { prefix: 'middleware:hot.', package: 'webpack-dev-middleware', file: 'dist/hot.js' },
];

/**
 * Adds defaults that code applies where it reads an option, such as `options.delimiter || "-"`, to options that don't
 * have a default yet. A default is used only if it is a complete literal value, and if all reads in the file agree.
 *
 * @param facts options of one kind; options of plugins are looked up in the file of the plugin's class
 */
export function addInlineDefaults<Known extends Fact>(facts: readonly Known[]): Known[] {
  const [first] = facts;
  const ofPlugins = first?.kind === 'plugin-option' ? pluginPlaces(facts) : [];
  // Parsing takes most of the time, so only the source files that apply defaults of the given options are read.
  const relevant = places.filter(({ prefix }) => facts.some(({ id }) => id.startsWith(prefix)));
  const found = new Map([...relevant, ...ofPlugins].flatMap((place) => [...defaultsAt(place)]));
  const withDefaults = facts.map((fact) => {
    const value = fact.default === undefined && !fact.required ? found.get(fact.id) : undefined;
    return value === undefined ? fact : { ...fact, default: value };
  });
  if (ofPlugins.length > 0)
    expectAtLeast(
      withDefaults.filter((fact) => fact.default !== undefined),
      { package: 'webpack', where: 'lib/**/*Plugin.js', what: 'defaults of plugins', atLeast: 30 },
    );
  return withDefaults;
}

/** Finds the source file of each webpack plugin that has options, by the plugin's name. */
function pluginPlaces(facts: readonly Fact[]): Place[] {
  const files = globSync('lib/**/*.js', { cwd: packageFolder('webpack') });
  const owners = new Set(facts.flatMap(({ owner }) => owner ?? []));
  return [...owners].flatMap((owner): Place[] => {
    const file = files.find((path) => basename(path, '.js') === lastPart(owner));
    return file ? [{ prefix: `plugin-option:${owner}.`, package: 'webpack', file }] : [];
  });
}

/** Returns the option defaults that a source file contains, by the id of the option. */
function defaultsAt({ prefix, package: from, file, table }: Place): Map<string, string> {
  const parsed = parseFile(readPackageFile(from, file), 'js');
  const constants = constantsOf(parsed.body);
  if (table !== undefined) {
    const properties = tableNamed(table, constants)?.properties ?? [];
    expectAtLeast(properties, { package: from, where: `${file}, ${table}`, what: 'defaults', atLeast: 5 });
    return new Map(
      properties.flatMap(({ key, value }): [string, string][] => {
        const text = wholeText(value, parsed.text, constants);
        return text === undefined ? [] : [[`${prefix}${key.name}`, text]];
      }),
    );
  }
  const texts = new Map<string, Set<string | undefined>>();
  for (const { option, value } of fallbacksIn(parsed.body)) {
    const text = value === 'true' ? value : wholeText(value, parsed.text, constants);
    texts.set(option, (texts.get(option) ?? new Set()).add(text));
  }
  return new Map(
    [...texts].flatMap(([option, values]): [string, string][] => {
      const [only, ...others] = values;
      return only === undefined || others.length > 0 ? [] : [[`${prefix}${option}`, only]];
    }),
  );
}

/**
 * Finds code that reads an option with a fallback value, such as `options.x || 1`. For `options.x !== false`, the value
 * is `'true'`.
 */
function fallbacksIn(node: unknown): { option: string; value: SyntaxNode | 'true' }[] {
  if (Array.isArray(node)) return node.flatMap(fallbacksIn);
  if (typeof node !== 'object' || node === null || typeof (node as SyntaxNode).type !== 'string') return [];
  const own = ownFallback(node as SyntaxNode);
  const inner = Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : fallbacksIn(value)));
  return own ? [own, ...inner] : inner;
}

function ownFallback(node: SyntaxNode): { option: string; value: SyntaxNode | 'true' } | undefined {
  const read = (one: SyntaxNode | undefined): string | undefined =>
    /^(?:Optional)?MemberExpression$/.test(one?.type ?? '') && !one?.computed ? one?.property.name : undefined;
  const given = (option: string | undefined, value: SyntaxNode | 'true') =>
    option === undefined ? undefined : { option, value };
  if (node.type === 'LogicalExpression' && node.operator !== '&&') return given(read(node.left), node.right);
  if (node.type === 'BinaryExpression' && node.operator === '!==' && node.right.value === false)
    return given(read(node.left), 'true');
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression') return undefined;
  const { operator, left, right } = node.test as SyntaxNode;
  const tested = left.type === 'UnaryExpression' && left.operator === 'typeof' ? left.argument : left;
  const isUndefined = right.name === 'undefined' || right.value === 'undefined';
  if (!isUndefined || read(tested) === undefined) return undefined;
  return given(read(tested), /^!/.test(operator) ? node.alternate : node.consequent);
}

/**
 * Finds the constant with this name and returns its object literal. The name may have a leading underscore, and the
 * object may be wrapped in `Object.freeze`.
 */
function tableNamed(name: string, constants: ReadonlyMap<string, SyntaxNode>): SyntaxNode | undefined {
  const init = constants.get(name) ?? constants.get(`_${name}`);
  return init?.type === 'CallExpression' ? init.arguments[0] : init;
}

/** Returns the top-level constants of a source file, with their values. */
function constantsOf(body: readonly SyntaxNode[]): Map<string, SyntaxNode> {
  return new Map(
    body
      .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const')
      .flatMap(({ declarations }) => declarations.map(({ id, init }): [string, SyntaxNode] => [id.name, init])),
  );
}

/**
 * Returns the source text of a default that its file alone determines: literals, products and sums of them, arrays and
 * objects that contain only these, constants of the file, and stages of `processAssets`, such as
 * `Compilation.PROCESS_ASSETS_STAGE_REPORT`. Returns undefined for any other default.
 */
function wholeText(node: SyntaxNode, text: string, constants: ReadonlyMap<string, SyntaxNode>): string | undefined {
  const inner = (one: SyntaxNode): string | undefined => wholeText(one, text, constants);
  switch (node.type) {
    case 'StringLiteral':
      return JSON.stringify(node.value);
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return String(node.value);
    case 'RegExpLiteral':
      return text.slice(node.start, node.end);
    case 'NullLiteral':
      return 'null';
    case 'Identifier':
      if (node.name === 'Infinity') return node.name;
      return constants.has(node.name) ? inner(constants.get(node.name)!) : undefined;
    case 'BinaryExpression': {
      const [left, right] = [inner(node.left), inner(node.right)];
      if (left === undefined || right === undefined) return undefined;
      if (node.operator === '*') return String(Number(left) * Number(right));
      return node.operator === '+' ? JSON.stringify(JSON.parse(left) + JSON.parse(right)) : undefined;
    }
    case 'MemberExpression':
      return node.object.name === 'Compilation' ? text.slice(node.start, node.end) : undefined;
    case 'ArrayExpression': {
      const items: (string | undefined)[] = node.elements.map(inner);
      return items.every((item) => item !== undefined) ? `[${items.join(', ')}]` : undefined;
    }
    case 'ObjectExpression':
      return node.properties.length === 0 ? '{}' : undefined;
    default:
      return undefined;
  }
}
