import type { Schema } from './schema.ts';
import { type Place, said } from './walk.ts';

/**
 * Matches the replacement in the description of a deprecated option: `moved to
 * 'module.parser.javascript.exprContextCritical'`, `use 'emitOnErrors' instead`, `in favor of "esm"`.
 */
const named = /\b(?:moved to|use|in favor of) (['"])([\w.]+)\1/;

/**
 * Returns the replacement of each deprecated option that the schema's descriptions name, keyed by the path of the
 * option. If a replacement is deprecated itself, its own replacement is used.
 */
export function replacementsIn(places: readonly Place[], root: Schema): ReadonlyMap<string, string> {
  const byPath = new Map(places.map((place) => [place.path, place]));
  const replacementOf = (place: Place): string | undefined => {
    if (said(place, 'deprecated', root) !== true) return undefined;
    const [, , name] = named.exec(said(place, 'description', root) ?? '') ?? [];
    const next = byPath.get(`${place.parent === undefined ? '' : `${place.parent}.`}${name}`) ?? byPath.get(name ?? '');
    return next && (replacementOf(next) ?? next.path);
  };
  return new Map(
    places.flatMap((place) => {
      const instead = replacementOf(place);
      return instead === undefined ? [] : [[place.path, instead] as const];
    }),
  );
}
