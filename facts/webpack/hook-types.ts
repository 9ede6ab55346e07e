/** Finds the TypeScript types of hook arguments and results, which aren't available at run time. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { parseFile } from '../syntax.ts';
import type { Declarations, Member } from '../declarations.ts';
import type { SyntaxNode } from '../syntax.ts';
import { packageFolder, readPackageFile } from '../packages.ts';
import { hookGivers } from './hook-owners.ts';

/** TypeScript types of a hook. */
interface HookTypes {
  /** Name of the hook's tapable class: `AsyncSeriesHook`. */
  tapable: string;
  /** TypeScript type of each hook argument. */
  args: string[];
  returns?: string;
}

/** Type of all hooks that a resolver creates on demand, as declared in enhanced-resolve (`ensureHook`). */
const resolverHook = 'AsyncSeriesBailHook<[ResolveRequest, ResolveContext], null | ResolveRequest>';

/** Source file that contains the types of a class's hooks, for classes whose file has another name. */
const sourceFiles: Record<string, string> = {
  ModuleFederationPlugin: 'moduleFederationHooks',
  JsonpTemplatePlugin: 'JsonpChunkLoadingRuntimeModule',
};

/**
 * Returns the types of a hook from `types.d.ts` or, if they aren't there, from the JSDoc in the file of the class that
 * has the hook. Returns undefined if neither has them.
 */
export function hookTypes(owner: string, name: string, declarations: Declarations): HookTypes | undefined {
  const member = declaredHooks(owner, declarations).find((one) => one.name === name);
  const declared = member?.node && readHook(member.node, declarations.textOf, declarations);
  if (declared) return declared;
  return readComment(commentedType(owner, name) ?? (owner === 'Resolver' ? resolverHook : undefined));
}

/** Returns the TypeScript members of the object that contains a class's hooks. */
function declaredHooks(owner: string, declarations: Declarations): Member[] {
  const own = declarations.byName.get(owner);
  const holder = own?.members.find((member) => member.name === 'hooks')?.node;
  const giver = own?.members.find((member) => member.static && Object.hasOwn(hookGivers, member.name));
  const given =
    giver?.node?.type === 'TSFunctionType'
      ? (giver.node.typeAnnotation ?? giver.node.returnType)?.typeAnnotation
      : giver?.node;
  const named = declarations.byName.get(owner === 'Resolver' ? 'KnownHooks' : `${owner}Hooks`);
  return [...membersOf(holder, declarations), ...membersOf(given, declarations), ...(named?.members ?? [])];
}

function membersOf(node: SyntaxNode | undefined, declarations: Declarations): Member[] {
  switch (node?.type) {
    case 'TSTypeLiteral':
      return declarations.readMembers(node.members);
    case 'TSIntersectionType':
      return node.types.flatMap((type: SyntaxNode) => membersOf(type, declarations));
    case 'TSTypeReference': {
      const name = String(node.typeName.name);
      if (name === 'Readonly') return membersOf(argumentsOf(node)[0], declarations);
      return declarations.byName.get(name)?.members ?? membersOf(declarations.aliases.get(name), declarations);
    }
    default:
      return [];
  }
}

/**
 * Reads the argument and result types of a hook from `SyncBailHook<[A, B], R>`, which may be inside `HookMap<…>`, in an
 * intersection or behind an alias.
 */
function readHook(
  node: SyntaxNode,
  textOf: Declarations['textOf'],
  declarations?: Declarations,
): HookTypes | undefined {
  if (node.type === 'TSIntersectionType') {
    return node.types.map((type: SyntaxNode) => readHook(type, textOf, declarations)).find(Boolean);
  }
  if (node.type !== 'TSTypeReference') return undefined;
  const name = String(node.typeName.name ?? '');
  const [first, second] = argumentsOf(node);
  // Hooks that are kept for old plugins are declared as `FakeHook<Pick<AsyncSeriesHook<…>, "tap" | …>>`.
  if (/^(?:HookMap|FakeHook|Pick)$/.test(name)) return first && readHook(first, textOf, declarations);
  if (name === 'TypedHookMap') {
    const hook = first && hookOfAnyKey(first);
    return hook && readHook(hook, textOf, declarations);
  }
  if (first && name.endsWith('Hook')) {
    const list: SyntaxNode[] = first.type === 'TSTupleType' ? first.elementTypes : [first];
    const args = list.map((type) => textOf(type.type === 'TSNamedTupleMember' ? type.elementType : type));
    // If the hook has no result, the second type parameter is for additional tap options rather than the result.
    return { tapable: name, args, ...(second && /Bail|Waterfall/.test(name) && { returns: textOf(second) }) };
  }
  const alias = declarations?.aliases.get(name);
  return alias && readHook(alias, textOf, declarations);
}

/**
 * In the type of a `HookMap`, finds the hook type for arbitrary keys: `Record<"css", SyncBailHook<…>> & Record<string,
 * SyncBailHook<…>>`.
 */
function hookOfAnyKey(map: SyntaxNode): SyntaxNode | undefined {
  const records: SyntaxNode[] = map.type === 'TSIntersectionType' ? map.types : [map];
  return records.map(argumentsOf).find(([key]) => key?.type === 'TSStringKeyword')?.[1];
}

function argumentsOf(node: SyntaxNode): SyntaxNode[] {
  return (node.typeArguments ?? node.typeParameters)?.params ?? [];
}

/** Finds and parses the JSDoc that declares a hook in webpack's library: `@property {SyncHook<[Module]>} name`. */
function commentedType(owner: string, name: string): string | undefined {
  const source = sourceFiles[owner] ?? owner;
  const files = globSync('lib/**/*.js', { cwd: packageFolder('webpack') }).filter(
    (file) => basename(file, '.js') === source,
  );
  for (const file of files) {
    const text = readPackageFile('webpack', file);
    const found = new RegExp(`@property \\{(.+)\\} ${name}\\b`).exec(text)?.[1];
    if (!found) continue;
    const [, alias] = /^(\w+)$/.exec(found) ?? [];
    const aliased = alias && new RegExp(`@typedef \\{(.+)\\} ${alias}\\b`).exec(text)?.[1];
    return (aliased || found).replace(/import\([^)]*\)\./g, '');
  }
  return undefined;
}

function readComment(type: string | undefined): HookTypes | undefined {
  if (!type) return undefined;
  const text = `type Hook = ${type};`;
  const [alias] = parseFile(text, 'd.ts').body;
  return alias && readHook(alias.typeAnnotation, (node) => (node ? text.slice(node.start, node.end) : ''));
}
