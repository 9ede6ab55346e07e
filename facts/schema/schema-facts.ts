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

  return places.map((place) => {
    const original = originals.get(originKey(place)) ?? place.path;
    const values = [...new Set(place.schemas.flatMap((schema) => enumerated(schema, root)))];
    const since = said(place, 'added', root);
    return {
      id: idOf(place.path),
      name: `${naming.prefix ?? ''}${place.path}`,
      ...(place.parent ? { parent: idOf(place.parent) } : naming.parent && { parent: naming.parent }),
      ...(naming.owner && { owner: naming.owner }),
      type: typeText(place.schemas, root, functionTypes(place, root, naming.declaredAs, declarations)),
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
 * Returns the signatures of the functions that an option accepts. They come from the interface generated from the
 * option's definition, or from the type of the whole options object.
 */
function functionTypes(
  place: Place,
  root: Schema,
  declaredAs: string | undefined,
  declarations: Declarations | undefined,
): string[] {
  const functions = place.schemas.flatMap((schema) => functionsOf(schema, root));
  if (functions.length === 0 || !declarations) return [];
  const found = declaredAs
    ? functionsAt(declaredAs, place.path.split('.'), declarations)
    : functionsOfDefinition(place, declarations);
  const isTrue = found.every((text, index) => !contradicts(text, functions[index]));
  return found.length === functions.length && isTrue ? found : [];
}

function functionsOfDefinition({ origin }: Place, declarations: Declarations): string[] {
  const names = origin.path.split('.').filter(Boolean);
  const owner = declarations.byName.get(origin.definition || 'Configuration');
  if (names.length !== 1 || !owner) return [];
  const member = owner.members.find(({ name }) => name === names[0]);
  return member?.node ? functionsIn(member.node, declarations) : [];
}

/**
 * Whether a TypeScript declaration says that a function returns nothing, while the schema describes its return value.
 */
function contradicts(signature: string, schema: Schema | undefined): boolean {
  return signature.endsWith('=> void') && /\breturn\b/i.test(schema?.description ?? '');
}
