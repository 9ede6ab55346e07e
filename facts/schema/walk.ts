import { alternatives, follow } from './schema.ts';
import type { Schema } from './schema.ts';

/** An option or a named part of an option in a configuration schema. */
export interface Place {
  /** Configuration path of the option: `module.rules[].test`, `entry.<key>.import`. */
  path: string;
  /** Path of the option that contains this one. */
  parent?: string | undefined;
  /** Schemas of the option. There are several if alternatives of the parent have the same property. */
  schemas: Schema[];
  required: boolean;
  /**
   * Closest schema definition and the option's path within it: `RuleSetRule` and `.test`. Two paths with the same
   * origin are the same option.
   */
  origin: { definition: string; path: string };
  /** Whether this path is another way to write an option: `static.directory` for `static[].directory`. */
  repeats?: true;
}

/** Current position while a schema is traversed. */
interface Spot {
  path: string;
  /** Path of the closest ancestor that is an option with a name. */
  named?: string;
  /** Schema definitions and objects around the current position, used to detect recursion. */
  above: readonly string[];
  definition: string;
  /** Option path at which the current schema definition was entered. */
  start: string;
  /** Whether the path of the current position is another way to write an option. */
  repeats: boolean;
}

/**
 * Lists every option path in a schema, parents before children.
 *
 * Array items add `[]` to the path, and arbitrary keys add `.<key>`. For options that accept one value or an array,
 * both forms are listed, and one of them `repeats` the other. Normally the array form comes first (`use[].loader`). The
 * single form comes first if the array contains more of the same definition (`test.and`), or if it is a map with
 * arbitrary keys (`shared.<key>.eager`). A recursive definition, such as rules in rules, is listed but not entered
 * again.
 *
 * @param root schema with its definitions
 * @param everyKey whether to list arbitrary keys even if their values have no named parts (`entry.<key>` of strings)
 */
export function walkSchema(root: Schema, everyKey = false): Place[] {
  const walk = new SchemaWalk(root, everyKey);
  walk.enter(root, { path: '', above: [], definition: '', start: '', repeats: false });
  return [...walk.places.values()];
}

class SchemaWalk {
  readonly places = new Map<string, Place>();
  readonly #root: Schema;
  readonly #everyKey: boolean;

  constructor(root: Schema, everyKey: boolean) {
    this.#root = root;
    this.#everyKey = everyKey;
  }

  enter(schema: Schema, spot: Spot, outside: ReadonlySet<Schema> = new Set()): void {
    const branches = alternatives(schema, this.#root);
    const maps = new Set(branches.map(({ schema: own }) => own).filter(isMap));
    const passed = new Set(branches.flatMap(({ through }) => through));
    const arrays = branches.filter(
      ({ schema: own }) => own.items && !follow(own.items, this.#root).through.some((name) => passed.has(name)),
    );
    const listed = new Set(
      arrays
        .flatMap(({ schema: own }) => alternatives(own.items ?? {}, this.#root).map((item) => item.schema))
        .filter((own) => !maps.has(own)),
    );
    for (const branch of branches) {
      const { schema: own, through } = branch;
      const last = through.at(-1);
      const identity = last && spot.above.includes(last) ? last : identityOf(own);
      if (identity && spot.above.includes(identity)) continue;
      const isAgain = listed.has(own) || outside.has(own) || (own.items !== undefined && !arrays.includes(branch));
      const inside: Spot = {
        ...spot,
        repeats: spot.repeats || isAgain,
        above: [...spot.above, ...through, ...(identity ? [identity] : [])],
        definition: last ?? spot.definition,
        start: last ? spot.path : spot.start,
      };
      if (own.items) this.enter(own.items, { ...inside, path: `${spot.path}[]` }, maps);
      else this.#enterObject(own, inside);
    }
  }

  #enterObject(own: Schema, spot: Spot): void {
    for (const [key, value] of Object.entries(own.properties ?? {})) {
      this.#place(value, spot, spot.path ? `${spot.path}.${key}` : key, own.required?.includes(key) ?? false);
    }
    const { additionalProperties } = own;
    if (typeof additionalProperties !== 'object') return;
    if (!this.#everyKey && !this.#holdsObject(additionalProperties)) return;
    if (own.properties) this.enter(additionalProperties, { ...spot, path: `${spot.path}.<key>` });
    else this.#place(additionalProperties, spot, `${spot.path}.<key>`, false);
  }

  #place(schema: Schema, spot: Spot, path: string, required: boolean): void {
    const known = this.places.get(path);
    if (known) {
      known.schemas.push(schema);
      if (!spot.repeats) delete known.repeats;
    } else {
      const origin = { definition: spot.definition, path: path.slice(spot.start.length) };
      this.places.set(path, {
        path,
        parent: spot.named,
        schemas: [schema],
        required,
        origin,
        ...(spot.repeats && { repeats: true }),
      });
    }
    this.enter(schema, { ...spot, path, named: path });
  }

  /** Whether any alternative of a schema is an object with properties, or an array of such objects. */
  #holdsObject(schema: Schema): boolean {
    return alternatives(schema, this.#root).some(
      ({ schema: own }) => own.properties ?? (own.items && this.#holdsObject(own.items)),
    );
  }
}

const isMap = ({ properties, additionalProperties }: Schema): boolean =>
  !properties && typeof additionalProperties === 'object';

/** Returns a key that identifies an anonymous object schema, made from the names and schemas of its properties. */
function identityOf({ properties }: Schema): string | undefined {
  return properties && JSON.stringify(properties);
}

/**
 * Returns the first value of a schema keyword, such as `description`, in the schemas of an option or in the schemas
 * that they refer to.
 */
export function said<K extends keyof Schema>(place: Place, key: K, root: Schema): Schema[K] | undefined {
  for (const schema of place.schemas) {
    const value = schema[key] ?? follow(schema, root).schema[key];
    if (value !== undefined) return value;
  }
  return undefined;
}
