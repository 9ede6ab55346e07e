/** Finds the options that a release calls deprecated: in its schema, or when it warns. Pure. */
import type { Schema } from '../../facts/schema/schema.ts';
import { said } from '../../facts/schema/walk.ts';
import type { Place } from '../../facts/schema/walk.ts';

/**
 * Descriptions of deprecated options: `Deprecated in favor of …`, `… (deprecated: use …)`, `… (Deprecated).` One that
 * mentions a deprecated value (`hashed: (deprecated) short hashes`) or warnings about deprecations isn't one.
 */
const inDescription = /(?:^|[.(] ?)Deprecated\b|\(deprecated: |\bDEPRECATED\b|\bis deprecated\b/;

/** Options that a schema marks with the keyword `deprecated`, or whose description says so. */
export function deprecatedInSchema(places: readonly Place[], root: Schema): string[] {
  return places
    .filter((place) => said(place, 'deprecated', root) || inDescription.test(said(place, 'description', root) ?? ''))
    .map(({ path }) => path);
}

/** Options about which a message in the sources warns: `optimization.noEmitOnErrors is deprecated in favor of …`. */
export function deprecatedInMessages(text: string, options: ReadonlySet<string>): string[] {
  return [...text.matchAll(/["'`(\s]([a-z]\w*(?:\.\w+)+)['"`]? (?:is|has been|was) (?:now )?deprecated\b/g)]
    .map(([, path = '']) => path)
    .filter((path) => options.has(path));
}
