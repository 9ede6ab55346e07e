/**
 * Prints the content of a webpack package as JSON. Run it as `node read-package.ts` in the folder whose `node_modules`
 * contains webpack.
 *
 * It reads the package in a different way than `facts/` does: flags and classes come from the loaded package, option
 * names from the nested objects in its schemas, hooks from the syntax of its files, and defaults from a compiler. It
 * imports nothing from `facts/`, so that both can't make the same mistake.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'acorn';
import type { AnyNode } from 'acorn';
import type { ReadPackage } from './read-package-types.ts';

type Values = Record<string, unknown>;

const folder = path.resolve('node_modules/webpack');
const require = createRequire(path.join(folder, 'package.json'));
const webpack = require(folder) as {
  (configuration: object): { options: Values };
  cli: { getArguments(): Record<string, { configs: { path: string }[] }> };
};
const sources = readdirSync(path.join(folder, 'lib'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, 'lib', file), 'utf8') }));

const syntax = sources.map(({ file, text }) => {
  const hashbang = text.replace(/^#!.*/, '');
  return { file, tree: parse(hashbang, { ecmaVersion: 'latest', allowReturnOutsideFunction: true }) as AnyNode };
});

const read: ReadPackage = {
  options: [
    ...new Set(Object.values(webpack.cli.getArguments()).flatMap(({ configs }) => configs.map((one) => one.path))),
  ],
  flags: Object.keys(webpack.cli.getArguments()).map((name) => `--${name}`),
  names: namesInSchemas(),
  hooks: Object.fromEntries(syntax.flatMap(({ file, tree }) => hooksIn(tree, path.basename(file, '.js')))),
  errors: errorClasses(),
  deprecations: [...new Set(sources.flatMap(({ text }) => text.match(/\bDEP_[A-Z0-9_]*[A-Z0-9]\b/g) ?? []))],
  plugins: pluginsOf(webpack, ''),
  defaults: defaultsOfCompilers(),
};
process.stdout.write(JSON.stringify(read));

/**
 * Returns the property names in each schema, with the definition or property that contains them: `Output.allowOutside`.
 */
function namesInSchemas(): string[] {
  const found = new Set<string>();
  const walk = (node: unknown, owner: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties' || key === 'definitions')
        for (const [name, inner] of Object.entries(value as Values)) {
          if (key === 'properties') found.add(`${owner}.${name}`);
          walk(inner, name);
        }
      else if (key !== 'enum' && key !== 'description') walk(value, owner);
    }
  };
  const schemas = readdirSync(path.join(folder, 'schemas'), { recursive: true, encoding: 'utf8' });
  for (const file of schemas.filter((name) => name.endsWith('.json')))
    walk(JSON.parse(readFileSync(path.join(folder, 'schemas', file), 'utf8')), path.basename(file, '.json'));
  return [...found];
}

/** Finds hooks that a source file creates, with their tapable class: `['Compiler.run', 'AsyncSeriesHook']`. */
function hooksIn(node: unknown, owner: string, name = ''): [string, string][] {
  if (Array.isArray(node)) return node.flatMap((one) => hooksIn(one, owner, name));
  if (typeof node !== 'object' || node === null) return [];
  const each = node as AnyNode;
  switch (each.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return hooksIn(each.body, each.id?.name ?? owner);
    case 'Property':
      return each.key.type === 'Identifier' ? hooksIn(each.value, owner, each.key.name) : [];
    case 'VariableDeclarator':
      return hooksIn(each.init, owner, each.id.type === 'Identifier' ? each.id.name : '');
    case 'AssignmentExpression':
      return each.left.type === 'MemberExpression' && each.left.property.type === 'Identifier'
        ? hooksIn(each.right, owner, each.left.property.name)
        : hooksIn(each.right, owner);
    case 'NewExpression': {
      const made = each.callee.type === 'Identifier' ? each.callee.name : '';
      if (!/^(?:Async|Sync|Multi)\w*Hook$|^HookMap$/.test(made) || name === '')
        return hooksIn(each.arguments, owner, name);
      if (made !== 'HookMap') return [[`${owner}.${name}`, made]];
      const inner = hooksIn(each.arguments, owner, name)[0]?.[1];
      return [[`${owner}.${name}`, inner ? `HookMap<${inner}>` : made]];
    }
    default:
      return Object.entries(each).flatMap(([key, inner]) => (key === 'type' ? [] : hooksIn(inner, owner, name)));
  }
}

/**
 * Returns the names of all error classes: exports of the loaded files, and classes in their syntax trees, that inherit
 * from `Error`.
 */
function errorClasses(): string[] {
  const parents = new Map<string, string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const each = node as AnyNode;
    if ((each.type === 'ClassDeclaration' || each.type === 'ClassExpression') && each.superClass?.type === 'Identifier')
      parents.set(each.id?.name ?? '', each.superClass.name);
    Object.values(each).forEach(visit);
  };
  for (const { tree } of syntax) visit(tree);
  const isError = (name: string, seen = 0): boolean =>
    name === 'Error' || (seen < 9 && parents.has(name) && isError(parents.get(name)!, seen + 1));
  const declared = [...parents.keys()].filter((name) => name !== '' && isError(name));
  const exported = sources.flatMap(({ file }) =>
    membersOf(loaded(file))
      .filter(isErrorClass)
      .map(({ name }) => name),
  );
  return [...new Set([...declared, ...exported])].filter((name) => name !== 'Error');
}

/** Loads a file of webpack's library. Returns nothing for files that only work inside a bundle. */
function loaded(file: string): unknown {
  try {
    return require(path.join(folder, 'lib', file));
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): unknown[] {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return [];
  return [value, ...Object.keys(value).map((key) => memberOf(value, key))];
}

function memberOf(value: object, key: string): unknown {
  try {
    return (value as Values)[key];
  } catch {
    return undefined;
  }
}

function isErrorClass(value: unknown): value is { name: string } {
  return typeof value === 'function' && (value.prototype as unknown) instanceof Error;
}

/** Returns the plugins that webpack exports, which are classes with an `apply` method: `optimize.SplitChunksPlugin`. */
function pluginsOf(value: object, prefix: string): string[] {
  return Object.keys(value).flatMap((key): string[] => {
    const member = memberOf(value, key);
    const isPlugin =
      typeof member === 'function' && typeof (member.prototype as Values | undefined)?.apply === 'function';
    if (isPlugin) return [`${prefix}${key}`];
    return typeof member === 'object' && member !== null && prefix.split('.').length < 3
      ? pluginsOf(member, `${prefix}${key}.`)
      : [];
  });
}

/**
 * Returns the values of a compiler's options by path, for several modes, targets, and other settings that change
 * defaults.
 */
function defaultsOfCompilers(): ReadPackage['defaults'] {
  const configurations = ['none', 'development', 'production'].flatMap((mode) =>
    ['web', 'webworker', 'node', 'electron-main', 'nwjs', ['web', 'es5']].flatMap((target) =>
      [
        {},
        { experiments: { futureDefaults: true } },
        { experiments: { buildHttp: { allowedUris: [] } } },
        { cache: { type: 'filesystem' } },
        { output: { library: 'tides' }, stats: {} },
        { output: { library: 'tides' }, experiments: { futureDefaults: true } },
      ].map((more) => ({ mode, target, ...more })),
    ),
  );
  return Object.fromEntries(
    configurations.map((configuration) => {
      const { options } = webpack({ context: '/project', entry: './a.js', ...configuration });
      const leaves: Record<string, string> = {};
      collectLeaves(options, '', leaves);
      return [JSON.stringify(configuration), leaves];
    }),
  );
}

function collectLeaves(value: unknown, at: string, leaves: Record<string, string>): void {
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, inner] of Object.entries(value)) collectLeaves(inner, at === '' ? key : `${at}.${key}`, leaves);
  else if (value !== undefined) leaves[at] = textOf(value);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'function' ? 'a function' : one instanceof RegExp ? String(one) : one,
  ).replaceAll(process.cwd(), '<folder>');
}
