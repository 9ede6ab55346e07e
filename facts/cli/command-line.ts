import { parseFile } from '../syntax.ts';
import type { SyntaxNode } from '../syntax.ts';
import { expectAtLeast } from '../expectation.ts';
import { readPackageFile, requireFrom } from '../packages.ts';
import type { Fact, FactOf } from '../types.ts';

const where = 'lib/webpack-cli.js';

/** A command-line flag as `webpack.cli.getArguments()` describes it. */
interface SchemaFlag {
  simpleType: string;
  multiple: boolean;
  configs: { type: string; path: string; multiple: boolean; values?: unknown[]; negatedDescription?: string }[];
}

/**
 * Extracts the commands and flags of webpack-cli. Flags that webpack-cli itself defines are parsed from its source
 * code. Others are generated from schemas.
 */
export function extractCommandLine(options: readonly Fact[], devServerOptions: readonly Fact[]): FactOf<'cli'>[] {
  const text = readPackageFile('webpack-cli', where);
  const members = classMembers(parseFile(text, 'js').body, 'WebpackCLI');
  const shared = flagsIn(members.get('CLIOptions'), 'cli:build');
  const commands = commandsIn(members.get('commands'));
  const expected = { package: 'webpack-cli', where } as const;
  expectAtLeast(commands, { ...expected, what: 'commands', atLeast: 6 });
  expectAtLeast(shared, { ...expected, what: 'flags in #CLIOptions', atLeast: 8 });

  const own = new Map<string, FactOf<'cli'>>();
  for (const flag of [...shared, ...commands.flatMap(({ flags }) => flags)])
    if (!own.has(flag.id)) own.set(flag.id, flag);
  const global = globalFlags(text);
  expectAtLeast(global, { ...expected, what: 'global flags', atLeast: 3 });

  const known = new Set([...own.keys(), ...global.map(({ id }) => id)]);
  const short = flagsWithShortForm(parseFile(text, 'js').body);
  expectAtLeast(short, { ...expected, what: 'flags in FLAGS_WITH_ALIAS', atLeast: 4 });
  const schemaFlags = flagsOfSchema(undefined, 'schema flag', new Set(options.map(({ id }) => id)), 'option')
    .filter(({ id }) => !known.has(id))
    .map((flag) => (short.includes(flag.name) ? { ...flag, aliases: [`-${flag.name.charAt(2)}`] } : flag));
  expectAtLeast(schemaFlags, { package: 'webpack', where: 'webpack.cli.getArguments()', what: 'flags', atLeast: 600 });
  for (const { id } of schemaFlags) known.add(id);
  const serverSchema = JSON.parse(readPackageFile('webpack-dev-server', 'lib/options.json')) as object;
  const serveFlags = flagsOfSchema(
    serverSchema,
    'serve flag',
    new Set(devServerOptions.map(({ id }) => id)),
    'devserver',
  ).filter(({ id }) => !known.has(id));

  return [...commands.map(({ fact }) => fact), ...own.values(), ...global, ...schemaFlags, ...serveFlags];
}

/** Returns the flags from webpack's schema that also have a one-letter form, from the constant `FLAGS_WITH_ALIAS`. */
function flagsWithShortForm(body: SyntaxNode[]): string[] {
  const declarations = body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []));
  const [list]: SyntaxNode[] = declarations.find(({ id }) => id?.name === 'FLAGS_WITH_ALIAS')?.init?.arguments ?? [];
  const names = literal(list);
  return Array.isArray(names) ? names.map((name) => `--${String(name)}`) : [];
}

/** Returns the syntax trees of the initial values of a class's private fields, by field name. */
function classMembers(body: SyntaxNode[], className: string): Map<string, SyntaxNode> {
  const declaration = body.find((node) => node.type === 'ClassDeclaration' && node.id?.name === className);
  const members: SyntaxNode[] = declaration?.body.body ?? [];
  return new Map(
    members
      .filter(({ type }) => type === 'ClassPrivateProperty')
      .map((member) => [String(member.key.id.name), member.value as SyntaxNode]),
  );
}

function commandsIn(node: SyntaxNode | undefined): { fact: FactOf<'cli'>; flags: FactOf<'cli'>[] }[] {
  const properties: SyntaxNode[] = node?.properties ?? [];
  return properties.flatMap((property) => {
    const command: SyntaxNode = property.value;
    const usage = literal(field(command, 'name'));
    if (typeof usage !== 'string') return [];
    const [name = usage] = usage.split(' ');
    const aliases = literal(field(command, 'alias'));
    const fact: FactOf<'cli'> = {
      id: `cli:${name}`,
      kind: 'cli',
      name,
      group: 'command',
      package: 'webpack-cli',
      signature: `webpack ${usage}`,
      ...(aliases !== undefined && { aliases: [aliases].flat() as string[] }),
    };
    return [{ fact, flags: arraysIn(field(command, 'options')).flatMap((list) => flagsIn(list, fact.id)) }];
  });
}

/**
 * Returns the arrays of flags in the `options` of a webpack-cli command, which may be an array literal or a combination
 * of arrays.
 */
function arraysIn(node: SyntaxNode | undefined): SyntaxNode[] {
  if (!node || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(arraysIn);
  if (
    node.type === 'ArrayExpression' &&
    node.elements.some((element: SyntaxNode | null) => field(element ?? undefined, 'name'))
  )
    return [node];
  return Object.values(node)
    .filter((value) => value && typeof value === 'object')
    .flatMap((value) => arraysIn(value));
}

function flagsIn(node: SyntaxNode | undefined, command: string): FactOf<'cli'>[] {
  const elements: SyntaxNode[] = node?.elements ?? [];
  return elements.flatMap((element) => {
    const name = literal(field(element, 'name'));
    if (typeof name !== 'string') return [];
    const alias = literal(field(element, 'alias'));
    const configs = literal(field(element, 'configs')) as { type: string; values?: unknown[] }[] | undefined;
    const types = configs?.map(({ type, values }) =>
      type === 'enum'
        ? (values ?? []).map((value) => (value === true ? 'boolean' : JSON.stringify(value))).join(' | ')
        : type,
    );
    const valueName = literal(field(element, 'valueName'));
    return [
      {
        id: `cli:--${name}`,
        kind: 'cli',
        name: `--${name}`,
        group: 'own flag',
        parent: command,
        package: 'webpack-cli',
        type: types?.join(' | ') ?? 'string',
        ...(typeof alias === 'string' && { aliases: [`-${alias}`] }),
        ...(typeof valueName === 'string' && { signature: `--${name} <${valueName}>` }),
      } satisfies FactOf<'cli'>,
    ];
  });
}

/**
 * Extracts the flags that all webpack-cli commands share, from the calls `this.program.option("-h, --help [verbose]",
 * …)`.
 */
function globalFlags(text: string): FactOf<'cli'>[] {
  return [...text.matchAll(/this\.program\.option\("([^"]+)"/g)].map(([, declared = '']) => {
    const [, short, flag = '', value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(declared) ?? [];
    return {
      id: `cli:${flag}`,
      kind: 'cli',
      name: flag,
      group: 'global flag',
      package: 'webpack-cli',
      type: value ? 'boolean | string' : 'boolean',
      signature: declared,
      ...(short && { aliases: [short] }),
    };
  });
}

/**
 * Finds the id of the option that a command-line flag sets; empty if there is none. If a flag refers to list items or
 * keys without a fact of their own (`entry[]`), returns their closest known ancestor.
 */
function nearestKnown(path: string, kind: string, known: ReadonlySet<string>): string[] {
  for (let place = path; place !== ''; place = place.replace(/(\[\]|\.?[^.[\]]+)$/, '')) {
    if (known.has(`${kind}:${place}`)) return [`${kind}:${place}`];
  }
  return [];
}

function flagsOfSchema(
  schema: object | undefined,
  group: string,
  known: ReadonlySet<string>,
  kind: 'option' | 'devserver',
): FactOf<'cli'>[] {
  const { cli } = requireFrom('webpack') as { cli: { getArguments(schema?: object): Record<string, SchemaFlag> } };
  return Object.entries(cli.getArguments(schema)).map(([flag, { configs, multiple }]) => {
    const values = [...new Set(configs.flatMap((config) => config.values ?? []))].filter(
      (value): value is string => typeof value === 'string',
    );
    const types = [
      ...new Set(
        configs.map(({ type, values: allowed }) =>
          type === 'enum'
            ? (allowed ?? []).map((value) => JSON.stringify(value)).join(' | ')
            : type === 'path'
              ? 'string'
              : type,
        ),
      ),
    ];
    const sameAs = [...new Set(configs.flatMap(({ path }) => nearestKnown(path, kind, known)))];
    return {
      id: `cli:--${flag}`,
      kind: 'cli',
      name: `--${flag}`,
      group,
      type: types.join(' | ') + (multiple ? ' (repeatable)' : ''),
      ...(values.length > 0 && { values }),
      ...(sameAs.length > 0 && { sameAs }),
      ...(configs.some(({ negatedDescription }) => negatedDescription !== undefined) && { aliases: [`--no-${flag}`] }),
    };
  });
}

function field(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const property = node.properties.find(({ key }) => key?.name === name);
  return property?.value as SyntaxNode | undefined;
}

/**
 * Evaluates a literal in a syntax tree, or an array or object of literals. Returns undefined for anything that would
 * have to be executed.
 */
function literal(node: SyntaxNode | undefined): unknown {
  switch (node?.type) {
    case 'StringLiteral':
    case 'BooleanLiteral':
    case 'NumericLiteral':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map(literal);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => [property.key?.name ?? property.key?.value, literal(property.value)]),
      );
    default:
      return undefined;
  }
}
