import type { Declarations } from '../declarations.ts';
import type { SyntaxNode } from '../syntax.ts';
import type { FactOf } from '../types.ts';
import { alternatives } from './schema.ts';
import type { Schema } from './schema.ts';
import { countFunctions, typeText } from './type-text.ts';
import { replacementsIn } from './replacements.ts';
import { said, walkSchema } from './walk.ts';
import type { Place } from './walk.ts';

/** Kinds of facts extracted from schemas. */
type SchemaKind = 'option' | 'devserver' | 'middleware' | 'plugin-option';

/** A fact that is read from a schema. The caller adds its kind and package. */
type SchemaFact = Omit<FactOf<'option'>, 'kind'>;

/** Options for naming the facts of a schema. */
interface SchemaNaming {
  kind: SchemaKind;
  /** Text before every path: `BannerPlugin.` */
  prefix?: string;
  /** Id of the fact that is the parent of the top-level properties. */
  parent?: string;
  owner?: string;
}

/**
 * Creates a fact for every named path in a schema.
 *
 * If a definition is used in several paths (`resolve` and `resolveLoader`), there is a fact for each. The one with the
 * shallowest and shortest path is the original; the others refer to it with `sameAs`.
 *
 * @param declarations types with function signatures, if the schema's package has them
 */
export function schemaFacts(root: Schema, naming: SchemaNaming, declarations?: Declarations): SchemaFact[] {
  const places = walkSchema(root);
  const idOf = (path: string): string => `${naming.kind}:${naming.prefix ?? ''}${path}`;
  const originals = findOriginals(places);
  const instead = replacementsIn(places, root);

  return places.map((place) => {
    const original = originals.get(originKey(place)) ?? place.path;
    const values = [...new Set(place.schemas.flatMap((schema) => enumerated(schema, root)))];
    const since = said(place, 'added', root);
    return {
      id: idOf(place.path),
      name: `${naming.prefix ?? ''}${place.path}`,
      ...(place.parent ? { parent: idOf(place.parent) } : naming.parent && { parent: naming.parent }),
      ...(naming.owner && { owner: naming.owner }),
      type: typeText(place.schemas, root, functionTypes(place, root, declarations)),
      ...(values.length > 0 && { values }),
      ...(since && { since }),
      ...(said(place, 'deprecated', root) && { deprecated: instead.get(place.path) ?? (true as const) }),
      ...(said(place, 'experimental', root) && { experimental: true as const }),
      ...(place.required && { required: true as const }),
      ...(original !== place.path && { sameAs: [idOf(original)] }),
    };
  });
}

const originKey = ({ origin }: Place): string => origin.definition + origin.path;

/** Finds the path of each original, which is where a reader would look first. */
function findOriginals(places: Place[]): Map<string, string> {
  const originals = new Map<string, string>();
  const depth = (path: string): number => path.split('.').length;
  for (const place of places) {
    const key = originKey(place);
    const known = originals.get(key);
    if (place.repeats && known !== undefined) continue;
    const better =
      known === undefined ||
      depth(place.path) < depth(known) ||
      (depth(place.path) === depth(known) && place.path.length < known.length);
    if (better) originals.set(key, place.path);
  }
  return originals;
}

/** Returns the strings that an option, or an item of its array, accepts as values. */
function enumerated(schema: Schema, root: Schema, above: readonly string[] = []): string[] {
  return alternatives(schema, root).flatMap(({ schema: own, through }) => {
    const strings = (own.enum ?? []).filter((value): value is string => typeof value === 'string' && value !== '');
    if (!own.items || through.some((name) => above.includes(name))) return strings;
    return [...strings, ...enumerated(own.items, root, [...above, ...through])];
  });
}

/**
 * Returns the signatures of the functions that an option accepts, from the interface that was generated from its
 * definition.
 */
function functionTypes(place: Place, root: Schema, declarations: Declarations | undefined): string[] {
  const wanted = place.schemas.reduce((sum, schema) => sum + countFunctions(schema, root), 0);
  if (!wanted || !declarations) return [];
  const names = place.origin.path.split('.').filter(Boolean);
  const owner = declarations.byName.get(place.origin.definition || 'Configuration');
  if (names.length !== 1 || !owner) return [];
  const member = owner.members.find(({ name }) => name === names[0]);
  const found = member?.node ? functionsIn(member.node, declarations, 0) : [];
  return found.length === wanted ? found : [];
}

function functionsIn(node: SyntaxNode, declarations: Declarations, depth: number): string[] {
  if (depth > 4) return [];
  switch (node.type) {
    case 'TSFunctionType':
      return [declarations.textOf(node)];
    case 'TSParenthesizedType':
      return functionsIn(node.typeAnnotation, declarations, depth);
    case 'TSUnionType':
      return node.types.flatMap((type: SyntaxNode) => functionsIn(type, declarations, depth));
    case 'TSTypeReference': {
      const text = declarations.textOf(node);
      if (text.includes('=>')) return [text];
      const alias = declarations.aliases.get(String(node.typeName.name ?? ''));
      return alias && !node.typeArguments && !node.typeParameters ? functionsIn(alias, declarations, depth + 1) : [];
    }
    default:
      return [];
  }
}
