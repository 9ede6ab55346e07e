import type { Declarations } from '../declarations.ts';
import { functionsAt, functionsIn } from './declared-functions.ts';
import type { FactOf } from '../types.ts';
import { alternatives } from './schema.ts';
import type { Schema } from './schema.ts';
import { functionsOf, typeText } from './type-text.ts';
import { replacementsIn } from './replacements.ts';
import { said, walkSchema } from './walk.ts';
import type { Place } from './walk.ts';

/** Kinds of options that are extracted from JSON Schemas. */
type SchemaKind = 'option' | 'devserver' | 'middleware' | 'plugin-option';

/** An option that is read from a JSON Schema. The caller adds its kind and package. */
type SchemaFact = Omit<FactOf<'option'>, 'kind'>;

/** Settings for naming the options of a JSON Schema. */
interface SchemaNaming {
  kind: SchemaKind;
  /** Prefix of every option's path: `BannerPlugin.` */
  prefix?: string;
  /** Id of the fact that is the parent of the top-level options, such as their plugin. */
  parent?: string;
  owner?: string;
  /**
   * Name of the TypeScript type of the whole options object, for packages whose declarations have no types for the
   * schema's definitions.
   */
  declaredAs?: string;
}

/**
 * Creates a fact for every option in a JSON Schema.
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
  const signatures = signaturesOf(places, root, naming.declaredAs, declarations);

  return places.map((place) => {
    const original = originals.get(originKey(place)) ?? place.path;
    const values = [...new Set(place.schemas.flatMap((schema) => enumerated(schema, root)))];
    const since = said(place, 'added', root);
    return {
      id: idOf(place.path),
      name: `${naming.prefix ?? ''}${place.path}`,
      ...(place.parent ? { parent: idOf(place.parent) } : naming.parent && { parent: naming.parent }),
      ...(naming.owner && { owner: naming.owner }),
      type: typeText(place.schemas, root, signatures.get(place)),
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

/** Chooses one path for each option that occurs in several: the path where a reader would look first. */
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

/** Returns the strings that an option, or an item of its array, accepts as values according to the schema. */
function enumerated(schema: Schema, root: Schema, above: readonly string[] = []): string[] {
  return alternatives(schema, root).flatMap(({ schema: own, through }) => {
    const strings = (own.enum ?? []).filter((value): value is string => typeof value === 'string' && value !== '');
    if (!own.items || through.some((name) => above.includes(name))) return strings;
    return [...strings, ...enumerated(own.items, root, [...above, ...through])];
  });
}

/**
 * Returns the signatures of the functions that each option accepts. A function without a declaration has the signature
 * of another option whose schema refers to the same definition, unless the schema specifies its type.
 */
function signaturesOf(
  places: readonly Place[],
  root: Schema,
  declaredAs: string | undefined,
  declarations: Declarations | undefined,
): ReadonlyMap<Place, string[]> {
  const byPlace = new Map<Place, string[]>();
  const bySchema = new Map<Schema, string>();
  const accepted = places.map((place) => ({
    place,
    functions: place.schemas.flatMap((schema) => functionsOf(schema, root)),
  }));
  for (const { place, functions } of accepted) {
    const found = functionTypes(place, functions, declaredAs, declarations);
    if (found.length > 0) byPlace.set(place, found);
    for (const [at, text] of found.entries()) bySchema.set(functions[at]!, text);
  }
  for (const { place, functions } of accepted) {
    const others = functions.map((schema) => (schema.tsType === undefined ? bySchema.get(schema) : undefined));
    if (!byPlace.has(place) && others.every((text) => text !== undefined)) byPlace.set(place, others);
  }
  return byPlace;
}

/**
 * Returns the signatures of the functions that an option accepts. They come from the interface generated from the
 * option's definition, or from the type of the whole options object.
 */
function functionTypes(
  place: Place,
  functions: readonly Schema[],
  declaredAs: string | undefined,
  declarations: Declarations | undefined,
): string[] {
  if (functions.length === 0 || !declarations) return [];
  const found = declaredAs
    ? functionsAt(declaredAs, place.path.split('.'), declarations)
    : functionsOfDefinition(place, declarations);
  if (found.length !== functions.length) return [];
  return found.map((text, index) => asDescribed(text, functions[index]));
}

function functionsOfDefinition({ origin }: Place, declarations: Declarations): string[] {
  const names = origin.path.split('.').filter(Boolean);
  const owner = declarations.byName.get(origin.definition || 'Configuration');
  if (names.length !== 1 || !owner) return [];
  const member = owner.members.find(({ name }) => name === names[0]);
  return member?.node ? functionsIn(member.node, declarations) : [];
}

/**
 * Corrects a TypeScript declaration that says that a function returns nothing, if the schema says that it returns
 * `true` or `false`.
 */
function asDescribed(signature: string, schema: Schema | undefined): string {
  const isFilter = /\breturn (?:true|false)\b/i.test(schema?.description ?? '');
  return isFilter ? signature.replace(/=> void$/, '=> boolean') : signature;
}
