/**
 * Extracts everything that webpack's `types.d.ts` exports, including members. Also extracts declarations that aren't
 * exported: classes of webpack's objects (`ExportsInfo`, `RuntimeTemplate`), and interfaces and types used in
 * signatures (`StatsChunk`, `RuntimeSpec`).
 */
import type { Declaration, Declarations, Member } from '../declarations.ts';
import type { SyntaxNode } from '../syntax.ts';
import { constructorOf, parametersText, readFunction, readProperty } from '../read-members.ts';
import { expectAtLeast } from '../expectation.ts';
import type { Fact, FactOf } from '../types.ts';
import { exportedNames, topLevel } from './declared-names.ts';
import { doc } from './doc-comment.ts';
import { hookGivers } from './hook-owners.ts';
import { optionTypes } from './option-types.ts';
import { sourceFiles } from './source-files.ts';
import { lastPart } from '../../src/model/last-part.ts';

/**
 * Kinds of facts that may describe the same class or member as a TypeScript declaration. Documenting one of them
 * documents the declaration too.
 */
const otherFaces = ['api', 'plugin', 'error', 'stat', 'hook', 'stage', 'option'] as const;

type DeclaredFact = FactOf<'declaration'>;

/** Fields of a fact that come from a TypeScript declaration's name and comment. */
type Named = Omit<DeclaredFact, 'group'>;

/** Fields of a fact that come from the TypeScript declaration itself. */
type DeclaredFields = Pick<DeclaredFact, 'group' | 'signature' | 'args' | 'returns' | 'type' | 'optional'>;

/** TypeScript types whose members are documented as something else, such as fields of stats or options of a plugin. */
const otherTypes: [name: RegExp, prefix: string][] = [
  [/^Known(Stats\w+)$/, 'stat:$1.'],
  [/^(\w+Plugin)Options$/, 'plugin-option:$1.'],
  [/^\w*LoaderContext$|^LoaderRunner\w+Context$/, 'loader-context:'],
];

/**
 * Extracts the facts about webpack's TypeScript declarations. Each is a name (`declaration:util.createHash`,
 * `declaration:ChunkGraph`) or a member (`declaration:ChunkGraph.getChunkModules`).
 *
 * @param known facts of other kinds, for cross references
 * @throws Error if the file has far fewer names than expected
 */
export function extractDeclared(declarations: Declarations, known: readonly Fact[]): DeclaredFact[] {
  const facts = withTwins(declaredFacts(declarations, { known, files: sourceFiles() }));
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'types.d.ts',
    what: 'declared names and members',
    atLeast: 2500,
  });
}

/**
 * Facts about options, hooks, and so on, to which declarations are linked, and the source files that declare each
 * class.
 */
interface Surroundings {
  known: readonly Fact[];
  files: ReadonlyMap<string, string[]>;
}

function declaredFacts(declarations: Declarations, { known, files }: Surroundings): DeclaredFact[] {
  const ids = new Set(known.map(({ id }) => id));
  const top = topLevel(declarations.file.body);
  const facts = new Map<string, DeclaredFact>();
  const paths = new Map<string, string>();

  const optionsOf = optionTypes(declarations, ids);
  const hooksOf = hookTypesByName(declarations);

  /**
   * Adds the fact about a TypeScript declaration.
   *
   * @param others ids of facts of other kinds that may describe the same member
   */
  const add = (fact: DeclaredFact, others: readonly string[] = []): void => {
    const faces = [...otherFaces.map((kind) => `${kind}:${fact.name}`), ...others].filter((id) => ids.has(id));
    const sameAs = [...new Set([...(fact.sameAs ?? []), ...faces])];
    if (!facts.has(fact.id)) facts.set(fact.id, { ...fact, ...(sameAs.length > 0 && { sameAs }) });
  };

  /** Adds the declaration of a class or an interface, and the declarations of its members. */
  const addType = (path: string, local: string, node: SyntaxNode, exported: boolean): void => {
    const first = paths.get(local);
    const declaration = declarations.byName.get(local);
    add({
      ...named(path, node),
      group: groupOf(node),
      exported,
      ...(declaration && declaration.bases.length > 0 && { extends: declaration.bases }),
      ...(declaration?.members.length ? {} : { type: typeOf(node, declarations) }),
      ...(files.get(local) && { files: files.get(local)! }),
      ...(first !== undefined && { sameAs: [`declaration:${first}`] }),
    });
    if (first !== undefined) return;
    paths.set(local, path);
    const prefixes = optionsOf.get(local) ?? hooksOf.get(local) ?? otherKindOf(local);
    for (const fact of declaration ? membersOf(path, declaration, node, declarations) : [])
      add(
        fact,
        prefixes.map((prefix) => prefix + fact.name.slice(path.length + 1)),
      );
  };

  for (const { path, node, local } of exportedNames(declarations.file.body)) {
    const target = local === undefined ? undefined : top.get(local);
    if (local !== undefined && target && isType(target)) addType(path, local, target, true);
    // Include interfaces in webpack's namespace, because plugins can extend them by declaration merging.
    else if (node?.type === 'TSInterfaceDeclaration') addType(path, lastPart(path), node, true);
    else add({ ...named(path, node ?? target), exported: true, ...valueOf(path, node ?? target, declarations) });
  }
  for (const [local, node] of top) if (isType(node) && !paths.has(local)) addType(local, local, node, false);

  return [...facts.values()];
}

/**
 * Adds `sameAs` to duplicate declarations: static members that repeat those of the base class (in types of
 * constructors), and namespaces that are exported twice (`RuntimeGlobals`, `runtime.RuntimeGlobals`).
 */
function withTwins(facts: readonly DeclaredFact[]): DeclaredFact[] {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const classes = new Map(facts.filter(({ group }) => group === 'class').map((fact) => [lastPart(fact.name), fact]));
  const baseOf = (owner: DeclaredFact): DeclaredFact | undefined =>
    (owner.extends ?? []).map((base) => classes.get(base.replace(/<.*$/s, ''))).find((base) => base && base !== owner);
  const inherited = (fact: DeclaredFact, owner: DeclaredFact): DeclaredFact | undefined => {
    const base = baseOf(owner);
    const found = base && byName.get(`${base.name}.${lastPart(fact.name)}`);
    // A class that isn't exported has no documented static members, so the search continues with its base class.
    if (base && !found) return inherited(fact, base);
    const isSame = found && found.type === fact.type && found.signature === fact.signature;
    return base && isSame ? (inherited(found, base) ?? found) : undefined;
  };
  const twinOf = (fact: DeclaredFact): DeclaredFact | undefined => {
    const owner = byName.get(fact.owner ?? '');
    if (!owner) return undefined;
    if (owner.group === 'namespace' && owner.name.includes('.'))
      return byName.get(`${lastPart(owner.name)}.${lastPart(fact.name)}`);
    return fact.group?.startsWith('static') ? inherited(fact, owner) : undefined;
  };
  return facts.map((fact) => {
    const twin = twinOf(fact);
    return twin && twin.id !== fact.id ? { ...fact, sameAs: [...(fact.sameAs ?? []), twin.id] } : fact;
  });
}

/**
 * Returns the interfaces that static functions such as `getCompilationHooks` return. Each is listed with the id prefix
 * of its hooks.
 */
function hookTypesByName({ byName }: Declarations): Map<string, string[]> {
  const prefixes = new Map<string, string[]>();
  for (const [owner, { members }] of byName) {
    const giver = members.find(({ static: isStatic, name }) => isStatic && Object.hasOwn(hookGivers, name));
    const given = /\b\w+$/.exec(giver?.returns ?? giver?.type ?? '')?.[0];
    if (given) prefixes.set(given, [...(prefixes.get(given) ?? []), `hook:${lastPart(owner)}.`]);
  }
  return prefixes;
}

/** Returns the id prefix of a type's members, if they are documented as another kind of fact, such as stats fields. */
function otherKindOf(type: string): string[] {
  return otherTypes.filter(([name]) => name.test(type)).map(([name, prefix]) => type.replace(name, prefix));
}

function named(path: string, node: SyntaxNode | undefined): Named {
  const owner = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined;
  return {
    id: `declaration:${path}`,
    kind: 'declaration',
    name: path,
    ...(owner !== undefined && { owner, parent: `declaration:${owner}` }),
    ...(node && doc(node)),
  };
}

/**
 * Creates the fact about a declared member, whose name may contain dots, such as `asset.size` in
 * `KnownStatsPrinterFormatters`.
 */
function memberOf(owner: string, name: string, node: SyntaxNode | undefined): Named {
  return { ...named(`${owner}.${name}`, node), owner, parent: `declaration:${owner}` };
}

function membersOf(
  path: string,
  declaration: Declaration,
  node: SyntaxNode,
  declarations: Declarations,
): DeclaredFact[] {
  const constructed = constructorOf(node, declarations);
  const made: DeclaredFact[] = constructed
    ? [
        {
          ...memberOf(path, 'constructor', undefined),
          group: 'constructor',
          args: constructed,
          signature: `new ${lastPart(path)}(${parametersText(constructed)})`,
        },
      ]
    : [];
  const members = new Map<string, DeclaredFact>();
  for (const member of declaration.members) {
    const fact: DeclaredFact = { ...memberOf(path, member.name, member.declared), ...describeMember(member) };
    // Overloads of a method count as one member. Its signature is that of the first overload, and the other signatures
    // are appended.
    const before = members.get(fact.id);
    if (before?.signature && fact.signature && before.signature !== fact.signature)
      members.set(fact.id, { ...before, signature: `${before.signature}\n${fact.signature}` });
    else if (!before) members.set(fact.id, fact);
  }
  return [...made, ...members.values()];
}

function describeMember(member: Member): DeclaredFields {
  return {
    group: member.static ? `static ${member.kind}` : member.kind,
    ...(member.kind === 'method'
      ? { signature: member.signature, args: member.args, ...(member.returns && { returns: member.returns }) }
      : { ...(member.type && { type: member.type }) }),
    ...(member.optional && { optional: true as const }),
  };
}

/** Describes a declared function, constant, or namespace. */
function valueOf(path: string, node: SyntaxNode | undefined, declarations: Declarations): DeclaredFields {
  const name = lastPart(path);
  if (!node || node.type === 'ImportDeclaration') return { group: 'constant' };
  if (node.type === 'TSModuleDeclaration') return { group: 'namespace' };
  if (node.type === 'TSTypeAliasDeclaration') return { group: 'type', type: typeOf(node, declarations) };
  const called = node.type === 'TSDeclareFunction' ? { ...node, id: { name } } : functionOf(node.annotation, name);
  if (called) {
    const { signature, args, returns } = readFunction(called as SyntaxNode, declarations);
    return { group: 'function', signature, args, ...(returns && { returns }) };
  }
  const { type } = readProperty(name, node.annotation, declarations);
  return { group: 'constant', ...(type && { type }) };
}

/** Converts a function type `(a: A) => B` to the declaration of a function with the given name. */
function functionOf(annotation: SyntaxNode | undefined, name: string): object | undefined {
  if (annotation?.type !== 'TSFunctionType') return undefined;
  return { ...annotation, id: { name }, returnType: annotation.returnType ?? annotation.typeAnnotation };
}

/**
 * Returns the definition of a declared type that has no members: the type of an alias, or the call or index signature
 * of an interface.
 */
function typeOf(node: SyntaxNode, declarations: Declarations): string {
  if (node.type === 'TSTypeAliasDeclaration') return declarations.textOf(node.typeAnnotation);
  if (node.type !== 'TSInterfaceDeclaration') return '';
  return declarations.textOf(node.body).replace(/^\{\s*|;?\s*\}$/g, '');
}

function groupOf({ type }: SyntaxNode): string {
  if (type === 'ClassDeclaration') return 'class';
  return type === 'TSInterfaceDeclaration' ? 'interface' : 'type';
}

function isType({ type }: SyntaxNode): boolean {
  return type === 'ClassDeclaration' || type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration';
}
