/** The subset of JSON Schema used by webpack and its packages, with their own keywords. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  definitions?: Record<string, Schema>;
  not?: Schema;
  instanceof?: string;
  /** Whether a path must be absolute; if false, it must be relative and without `!`. */
  absolutePath?: boolean;
  /** TypeScript type for what JSON Schema can't express. */
  tsType?: string;
  /** First version with it. */
  added?: string;
  deprecated?: boolean;
  experimental?: boolean;
  default?: unknown;
}

/** A schema, with the names of the definitions it was reached through, outermost first. */
export interface Resolved {
  schema: Schema;
  through: string[];
}

/**
 * Follows references, also through a union with one member (`oneOf: [{ $ref }]`, a reference with its own description).
 *
 * @throws Error naming an unresolvable reference
 */
export function follow(schema: Schema, root: Schema): Resolved {
  const found: Resolved = { schema, through: [] };
  for (;;) {
    const { $ref, oneOf, anyOf } = found.schema;
    const only = oneOf?.length === 1 ? oneOf[0] : anyOf?.length === 1 ? anyOf[0] : undefined;
    if (only) {
      found.schema = only;
      continue;
    }
    if (!$ref) return found;
    const name = $ref.replace('#/definitions/', '');
    const next = root.definitions?.[name];
    if (!next)
      throw new Error(
        `The reference ${$ref} leads to no definition of the schema; facts/schema/schema.ts understands only "#/definitions/…".`,
      );
    found.schema = next;
    found.through.push(name);
  }
}

/**
 * All alternatives of a schema, with references followed and nested unions flattened; the schema itself if it isn't a
 * union.
 */
export function alternatives(schema: Schema, root: Schema, above: readonly string[] = []): Resolved[] {
  const { schema: own, through } = follow(schema, root);
  if (through.some((name) => above.includes(name))) return [];
  const path = [...above, ...through];
  const branches = own.anyOf ?? own.oneOf ?? own.allOf;
  if (!branches) return [{ schema: own, through: path }];
  const nested = branches.flatMap((branch) => alternatives(branch, root, path));
  return own.properties || own.items || own.enum ? [{ schema: own, through: path }, ...nested] : nested;
}
