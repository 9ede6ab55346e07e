/** The subset of JSON Schema that webpack and its packages use, including their custom keywords. */
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
  /** Whether a path option must be absolute. If false, the path must be relative and must not contain `!`. */
  absolutePath?: boolean;
  /** TypeScript type of an option's value, for values that JSON Schema can't express. */
  tsType?: string;
  /** First version of webpack that has the option. */
  added?: string;
  deprecated?: boolean;
  /**
   * webpack's own description of the option. The site doesn't show it, but reads the replacement of a deprecated option
   * from it.
   */
  description?: string;
  experimental?: boolean;
  default?: unknown;
}

/** A schema, and the names of the schema definitions that lead to it, outermost first. */
interface Resolved {
  schema: Schema;
  through: string[];
}

/**
 * Follows the references (`$ref`) of a schema, also in a union with a single member (`oneOf: [{ $ref }]`), which is a
 * reference with its own description.
 *
 * @throws Error that names a reference that can't be resolved
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
 * Returns all alternatives of a schema, with references followed and nested unions flattened. If the schema isn't a
 * union, it is the only alternative.
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
