import type { Declaration, Declarations, Member } from '../declarations.ts';
import type { SyntaxNode } from '../syntax.ts';
import { expectAtLeast } from '../expectation.ts';
import type { FactKind, FactOf } from '../types.ts';
import { fieldsInCode } from './stats-fields.ts';

const where = 'types.d.ts';

/** Classes of webpack's Node.js API whose public members are documented individually. */
const apiClasses = ['Compiler', 'Compilation', 'MultiCompiler', 'Watching', 'Stats', 'MultiStats'];

/**
 * Names of the interfaces in `types.d.ts` that together form the type of a loader's `this`: `LoaderContextLibIndex`, …
 */
const loaderContext = /LoaderContext/;

/** Objects in the JSON that `stats.toJson()` returns, named as in `types.d.ts` after `Known`. */
const statsObjects = [
  'StatsCompilation',
  'StatsAsset',
  'StatsChunk',
  'StatsChunkGroup',
  'StatsChunkOrigin',
  'StatsModule',
  'StatsModuleIssuer',
  'StatsModuleReason',
  'StatsModuleTraceItem',
  'StatsModuleTraceDependency',
  'StatsProfile',
  'StatsError',
  'StatsLogging',
  'StatsLoggingEntry',
];

type MemberFields = Pick<FactOf<'api'>, 'group' | 'signature' | 'args' | 'returns' | 'type' | 'deprecated'>;

/** Extracts the members of classes in webpack's Node.js API, and the functions that the package exports. */
export function extractApi(declarations: Declarations): FactOf<'api'>[] {
  const classes = apiClasses.flatMap((name) => {
    const declaration = declaredAs(name, declarations);
    return [
      { id: `api:${name}`, kind: 'api' as const, name, group: 'class' },
      ...memberFacts('api', name, declaration.members),
    ];
  });
  const functions = [
    'webpack',
    'validate',
    'validateSchema',
    'defineConfig',
    'version',
    'cli.getArguments',
    'cli.processArguments',
  ].flatMap((name): FactOf<'api'>[] => {
    const [member] = declarations.functions.get(name) ?? [];
    if (!member) return [];
    const dotted = name === 'webpack' ? 'webpack.webpack' : `webpack.${name}`;
    return [
      { id: `api:${dotted}`, kind: 'api', name: dotted, owner: 'webpack', ...describe(member), group: 'function' },
    ];
  });
  return expectAtLeast([...classes, ...functions], {
    package: 'webpack',
    where,
    what: 'members of the Node API',
    atLeast: 170,
  });
}

/** Extracts the properties and methods of a loader's `this`. */
export function extractLoaderContext(declarations: Declarations): FactOf<'loader-context'>[] {
  const members = [...declarations.aliases].flatMap(([name, alias]) =>
    loaderContext.test(name) ? membersOf(alias, declarations) : [],
  );
  const named = new Map(members.map((member) => [member.name, member]));
  const facts = [...named.values()].map((member): FactOf<'loader-context'> => ({
    id: `loader-context:${member.name}`,
    kind: 'loader-context',
    name: member.name,
    owner: 'LoaderContext',
    ...describe(member),
  }));
  return expectAtLeast(facts, { package: 'webpack', where, what: 'members of the loader context', atLeast: 34 });
}

/** Returns the members of an intersection of interfaces, with type aliases resolved. */
function membersOf(node: SyntaxNode | undefined, declarations: Declarations): Member[] {
  if (node?.type === 'TSIntersectionType')
    return node.types.flatMap((type: SyntaxNode) => membersOf(type, declarations));
  if (node?.type !== 'TSTypeReference') return [];
  const name = String(node.typeName.name ?? '');
  return declarations.byName.get(name)?.members ?? membersOf(declarations.aliases.get(name), declarations);
}

/**
 * Extracts the fields of the objects in stats JSON: fields that the types declare, and fields that only webpack's code
 * sets.
 */
export function extractStats(declarations: Declarations): FactOf<'stat'>[] {
  const inCode = fieldsInCode();
  const facts = statsObjects.flatMap((name): FactOf<'stat'>[] => {
    const { members } = declaredAs(`Known${name}`, declarations);
    const declared = new Set(members.map((member) => member.name));
    const untyped = [...(inCode.get(name) ?? [])].filter((field) => !declared.has(field));
    return [
      { id: `stat:${name}`, kind: 'stat', name, group: 'object' },
      ...memberFacts('stat', name, members),
      ...untyped.map((field) => ({ ...partOf('stat', name, field), group: 'property' })),
    ];
  });
  return expectAtLeast(facts, { package: 'webpack', where, what: 'fields of stats', atLeast: 120 });
}

function memberFacts<Kind extends FactKind>(kind: Kind, owner: string, members: Member[]) {
  const named = new Map<string, Member>();
  for (const member of members)
    if (!member.name.startsWith('_') && !named.has(member.name)) named.set(member.name, member);
  return [...named.values()].map((member) => ({ ...partOf(kind, owner, member.name), ...describe(member) }));
}

function partOf<Kind extends FactKind>(kind: Kind, owner: string, name: string) {
  return { id: `${kind}:${owner}.${name}`, kind, name: `${owner}.${name}`, parent: `${kind}:${owner}`, owner };
}

/** Returns the fields that facts about class members have in common, whatever their kind. */
function describe(member: Member): MemberFields {
  return {
    group: member.static ? `static ${member.kind}` : member.kind,
    ...(member.kind === 'method'
      ? {
          signature: member.signature,
          args: member.args,
          ...(member.returns !== undefined && { returns: member.returns }),
        }
      : { ...(member.type && { type: shortened(member.type) }) }),
    ...(member.deprecated && { deprecated: true as const }),
  };
}

/** Replaces the text of long object types with `object`. */
function shortened(type: string): string {
  return type.length > 200 ? 'object' : type;
}

function declaredAs(name: string, declarations: Declarations): Declaration {
  const declaration = declarations.byName.get(name);
  if (!declaration)
    throw new Error(
      `webpack: types.d.ts does not declare ${name} any more; facts/webpack/members.ts has to follow its new name.`,
    );
  return declaration;
}
