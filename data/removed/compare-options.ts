/** Finds the removed options of a package, by comparing the options schemas of its versions. */
import type { Schema } from '../../facts/schema/schema.ts';
import { walkSchema } from '../../facts/schema/walk.ts';
import type { RemovedOption } from '../../facts/removed.ts';

/** Options that exist in one major version of a package. */
interface SchemaOfVersion {
  /** Major version of the package that has the options. */
  major: number;
  root: Schema;
}

/** A removed option: its name, the first major version without it, and its other paths. */
type Gone = Pick<RemovedOption, 'name' | 'removedIn' | 'aliases'>;

/**
 * Returns the options that earlier versions had and the newest doesn't. An option with several paths in a schema is
 * listed once, under its shortest path; the other paths are its aliases. Children of a removed option aren't listed.
 *
 * @param versions oldest first; the last is the newest
 */
export function removedOptions(versions: readonly SchemaOfVersion[]): Gone[] {
  const read = versions.map(({ major, root }) => ({ major, places: walkSchema(root) }));
  const present = new Set(read.at(-1)?.places.map(({ path }) => path));
  const found = new Map<string, Gone>();
  for (const [index, { places }] of read.entries()) {
    const next = read[index + 1];
    if (!next) break;
    const later = new Set(read.slice(index + 1).flatMap((one) => one.places.map(({ path }) => path)));
    const gone = places.filter(({ path }) => !present.has(path) && !later.has(path));
    const names = new Set(gone.map(({ path }) => path));
    const outermost = gone.filter(({ path }) => !enclosing(path).some((holder) => names.has(holder)));
    for (const [name = '', ...aliases] of placesByOption(outermost))
      found.set(name, { name, removedIn: String(next.major), ...(aliases.length > 0 && { aliases }) });
  }
  return [...found.values()];
}

/** Groups the paths of each option in a schema, shortest first. */
function placesByOption(places: readonly { path: string; origin: { definition: string; path: string } }[]): string[][] {
  const byOrigin = Map.groupBy(places, ({ path, origin: { definition, path: inside } }) =>
    definition === '' ? path : `${definition} ${inside}`,
  );
  return [...byOrigin.values()].map((same) =>
    same.map(({ path }) => path).toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1)),
  );
}

/** Returns the parents of an option's path: `a.b[]`, `a.b` and `a` for `a.b[].c`. */
function enclosing(path: string): string[] {
  return [...path.matchAll(/[.[]/g)].map(({ index }) => path.slice(0, index));
}
