/** Texts by the names of facts, in which `*` stands for any text. */

/** Finds the text for a name: that of exactly this name, else that of the longest name with `*` that fits. */
export type ByName = (name: string) => string | undefined;

/** A table as its look-up. */
export function byName(texts: Readonly<Record<string, string>>): ByName {
  const exact = new Map(Object.entries(texts));
  const wide = [...exact]
    .filter(([pattern]) => pattern.includes('*'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([pattern, text]) => ({ expression: patternOf(pattern), text }));
  return (name) => exact.get(name) ?? wide.find(({ expression }) => expression.test(name))?.text;
}

/** A name with `*` as the expression that the names of facts are held against. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
