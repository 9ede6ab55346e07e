/** Looks up descriptions and other strings by the name of an option or other fact, where `*` is a wildcard. */

/** Finds the string for an option's name. An exact match wins; otherwise the longest matching pattern does. */
export type ByName = (name: string) => string | undefined;

/** Creates a lookup function from a table of option names or patterns and their strings. */
export function byName(texts: Readonly<Record<string, string>>): ByName {
  const exact = new Map(Object.entries(texts));
  const wide = [...exact]
    .filter(([pattern]) => pattern.includes('*'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([pattern, text]) => ({ expression: patternOf(pattern), text }));
  return (name) => exact.get(name) ?? wide.find(({ expression }) => expression.test(name))?.text;
}

/** Converts a name pattern with `*` as a wildcard to a regular expression. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`);
}
