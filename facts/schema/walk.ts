import { alternatives, follow } from './schema.ts';
import type { Schema } from './schema.ts';

/** A named place in a configuration. */
export interface Place {
  /** `module.rules[].test`, `entry.<key>.import`. */
  path: string;
  /** Path of the enclosing named place. */
  parent?: string | undefined;
  /** The schemas that describe it: one, or several where alternatives of the parent both have it. */
  schemas: Schema[];
  required: boolean;
  /** Nearest definition and the path inside it: `RuleSetRule` and `.test`. Two places of the same origin are the same option. */
  origin: { definition: string; path: string };
  /** Whether it is a second way to write what another place lists: `static.directory` beside `static[].directory`. */
  repeats?: true;
}

/** Where the walk is. */
interface Spot {
  path: string;
  /** Path of the nearest named place. */
  named?: string;
  /** Definitions and objects that are being entered. */
  above: readonly string[];
  definition: string;
  /** Path at which that definition was entered. */
  start: string;
  /** Inside a second way to write what is listed elsewhere. */
  repeats: boolean;
}

/**
 * Lists every named place that a schema describes, parents before children.
 *
 * An array's items add `[]` to the path of what is inside them, arbitrary keys `.<key>`. What may be given once or in an
 * array is listed in both forms, one of which `repeats` the other: first stands the array's form (`use[].loader`), or the
 * single one where the array holds more of the very same definition (`test.and`) and where it is a map from arbitrary
 * keys (`shared.<key>.eager`). A definition inside itself (rules in rules) is listed and not entered again.
 *
 * @param root schema with its definitions
 * @param everyKey also lists arbitrary keys whose values hold nothing with a name (`entry.<key>` of strings)
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

  /** Whether some alternative of it has named places of its own. */
  #holdsObject(schema: Schema): boolean {
    return alternatives(schema, this.#root).some(
      ({ schema: own }) => own.properties ?? (own.items && this.#holdsObject(own.items)),
    );
  }
}

const isMap = ({ properties, additionalProperties }: Schema): boolean =>
  !properties && typeof additionalProperties === 'object';

/** What tells one anonymous object schema from another: the names in it and what they hold. */
function identityOf({ properties }: Schema): string | undefined {
  return properties && JSON.stringify(properties);
}

/** What the schemas of a place, or what they refer to, say under a keyword; the first that says something. */
export function said<K extends keyof Schema>(place: Place, key: K, root: Schema): Schema[K] | undefined {
  for (const schema of place.schemas) {
    const value = schema[key] ?? follow(schema, root).schema[key];
    if (value !== undefined) return value;
  }
  return undefined;
}
