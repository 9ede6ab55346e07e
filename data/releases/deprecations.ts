/** Finds the options that a webpack release deprecates, in its schema or with a warning. */
import type { Schema } from '../../facts/schema/schema.ts';
import { said } from '../../facts/schema/walk.ts';
import type { Place } from '../../facts/schema/walk.ts';

/**
 * Matches descriptions of deprecated options: `Deprecated in favor of …`, `… (deprecated: use …)`, `… (Deprecated).` It
 * doesn't match descriptions that mention a deprecated value (`hashed: (deprecated) short hashes`) or warnings about
 * deprecations.
 */
const inDescription = /(?:^|[.(] ?)Deprecated\b|\(deprecated: |\bDEPRECATED\b|\bis deprecated\b/;

/** Returns the options that webpack's schema marks as deprecated with a keyword or in their description. */
export function deprecatedInSchema(places: readonly Place[], root: Schema): string[] {
  return places
    .filter((place) => said(place, 'deprecated', root) || inDescription.test(said(place, 'description', root) ?? ''))
    .map(({ path }) => path);
}

/**
 * Returns the options that deprecation warnings in the source code mention: `optimization.noEmitOnErrors is deprecated
 * in favor of …`.
 */
export function deprecatedInMessages(text: string, options: ReadonlySet<string>): string[] {
  return [...text.matchAll(/["'`(\s]([a-z]\w*(?:\.\w+)+)['"`]? (?:is|has been|was) (?:now )?deprecated\b/g)]
    .map(([, path = '']) => path)
    .filter((path) => options.has(path));
}
