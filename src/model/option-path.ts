/** From the keys of a configuration to the names of its options. */

/** Keys from the top of a configuration, and indexes in its lists: `['module', 'rules', 0, 'test']`. */
export type OptionPath = readonly (string | number)[];

/** All names that steps on the way to options have: `a`, `a.b`, `a.b[]`, `a.b[].c` for `a.b[].c`. */
export function stepsTo(names: Iterable<string>): Set<string> {
  return new Set([...names].flatMap(stepsOf));
}

function stepsOf(name: string): string[] {
  return [...name.matchAll(/\.|\[\]|$/g)].flatMap(({ index, 0: sign }) => [
    name.slice(0, index),
    ...(sign === '[]' ? [name.slice(0, index + 2)] : []),
  ]);
}

/**
 * The names of a path's steps, as far as any is known: an item of a list is `[]`, a key of the reader's own `<key>`.
 * @param known what `stepsTo` gives
 */
export function namesAlong(path: OptionPath, known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const key of path) {
    const above = names.at(-1) ?? '';
    const forms = typeof key === 'number' ? [`${above}[]`] : [`${above ? `${above}.` : ''}${key}`, `${above}.<key>`];
    const name = forms.find((form) => known.has(form));
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}
