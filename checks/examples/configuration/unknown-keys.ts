/** The subset of JSON Schema that webpack uses. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema | Schema[];
  definitions?: Record<string, Schema>;
}

/** A key that isn't known, with known keys that are similar. */
interface UnknownKey {
  /** Path of the key: `output.publicPaht`. */
  path: string;
  known: string[];
}

/**
 * Finds keys that a schema doesn't contain, even where the schema allows additional keys.
 *
 * @param root schema with the `definitions` that references point to
 * @param value value to check; plain objects and arrays in it are checked recursively
 */
export function findUnknownKeys(root: Schema, value: unknown): UnknownKey[] {
  return walk([root], value, '', new Set());

  function walk(schemas: Schema[], at: unknown, path: string, seen: Set<unknown>): UnknownKey[] {
    if (seen.has(at)) return [];
    const branches = schemas.flatMap(flatten);
    if (Array.isArray(at)) {
      const items = branches.flatMap(({ items: found }) => found ?? []);
      return items.length === 0
        ? []
        : at.flatMap((item, index) => walk(items, item, `${path}[${index}]`, new Set([...seen, at])));
    }
    if (!isPlainObject(at)) return [];
    const named = branches.map(({ properties }) => properties).filter((properties) => properties !== undefined);
    const known = [...new Set(named.flatMap((properties) => Object.keys(properties)))];
    // A map with arbitrary keys, such as entries, externals or aliases.
    const free = branches.flatMap(({ properties, additionalProperties, patternProperties }) => [
      ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
      ...(additionalProperties === true && !properties ? [{}] : []),
      ...Object.values(patternProperties ?? {}),
    ]);
    return Object.entries(at).flatMap(([key, child]) => {
      const inside = path === '' ? key : `${path}.${key}`;
      const next = named.flatMap((properties) => (Object.hasOwn(properties, key) ? (properties[key] ?? []) : []));
      if (next.length === 0 && free.length === 0) return known.length > 0 ? [{ path: inside, known }] : [];
      return walk(next.length > 0 ? next : free, child, inside, new Set([...seen, at]));
    });
  }

  function flatten(schema: Schema): Schema[] {
    const target = schema.$ref?.startsWith('#/definitions/')
      ? root.definitions?.[schema.$ref.slice('#/definitions/'.length)]
      : undefined;
    return [
      ...(target ? flatten(target) : []),
      schema,
      ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(flatten),
    ];
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
