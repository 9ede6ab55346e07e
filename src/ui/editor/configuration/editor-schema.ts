/** Looks up options in the site's JSON schema of webpack configurations. All functions are pure. */
import { textsOf } from './texts-of-pattern.ts';

/** The properties of a JSON schema that the editor uses. */
interface Schema {
  $ref?: string;
  description?: string;
  enum?: unknown[];
  pattern?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The JSON schema of webpack configurations that the site publishes. */
export interface WholeSchema {
  definitions: Record<string, Schema>;
}

/**
 * Path of keys from the root of a configuration. `[]` stands for the items of an array: `module`, `rules`, `[]`,
 * `test`.
 */
export type SchemaPath = readonly string[];

/** Looks up webpack options by their path. */
export interface SchemaOptions {
  /** Returns the keys that the object at a path may have, each with its description. */
  keysAt(path: SchemaPath): ReadonlyMap<string, string>;
  /**
   * Returns the values that the schema lists for an option, or that its pattern matches, as JSON: strings, `true`, and
   * `false`.
   */
  valuesAt(path: SchemaPath): string[];
  /** Returns the description of an option, or undefined if there is no such option. */
  helpAt(path: SchemaPath): string | undefined;
}

/** Prepares a JSON schema for looking up options. */
export function openSchema({ definitions }: WholeSchema): SchemaOptions {
  /** Returns a schema and all schemas of which it consists, after following references. */
  const alternatives = (schema: Schema, seen: readonly Schema[] = []): Schema[] => {
    if (seen.includes(schema)) return [];
    const referred = schema.$ref === undefined ? undefined : definitions[schema.$ref.replace('#/definitions/', '')];
    const inner = [referred ?? [], schema.allOf ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat();
    return [schema, ...inner.flatMap((one) => alternatives(one, [...seen, schema]))];
  };
  const step = (schemas: readonly Schema[], key: string): Schema[] => {
    const all = schemas.flatMap((schema) => alternatives(schema));
    if (key === '[]') return all.flatMap(({ items }) => items ?? []);
    const named = all.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? (properties[key] ?? []) : [],
    );
    if (named.length > 0) return named;
    return all.flatMap(({ additionalProperties: other }) => (typeof other === 'object' ? other : []));
  };
  const at = (path: SchemaPath): Schema[] =>
    path.reduce<Schema[]>(step, definitions.configuration ? [definitions.configuration] : []);
  const helpIn = (schemas: readonly Schema[]): string =>
    schemas.find(({ description }) => description !== undefined)?.description ?? '';

  return {
    keysAt(path) {
      const schemas = at(path);
      const keys = schemas
        .flatMap((schema) => alternatives(schema))
        .flatMap(({ properties }) => Object.keys(properties ?? {}));
      return new Map([...new Set(keys)].map((key) => [key, helpIn(step(schemas, key))]));
    },
    valuesAt(path) {
      const listed = at(path)
        .flatMap((schema) => alternatives(schema))
        .flatMap(({ enum: values = [], pattern = '', type }) => [
          ...values,
          ...textsOf(pattern),
          ...([type].flat().includes('boolean') ? [true, false] : []),
        ]);
      const written = listed.filter(
        (value) => (typeof value === 'string' && value !== '') || typeof value === 'boolean',
      );
      return [...new Set(written.map((value) => JSON.stringify(value)))];
    },
    helpAt: (path) => helpIn(at(path)) || undefined,
  };
}
