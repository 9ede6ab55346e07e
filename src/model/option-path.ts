/** Maps the keys of a configuration to option names. */

/** A path of keys and array indexes in a configuration: `['module', 'rules', 0, 'test']`. */
export type OptionPath = readonly (string | number)[];

/** Returns all prefixes of option names: `a`, `a.b`, `a.b[]`, and `a.b[].c` for `a.b[].c`. */
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
 * Returns the names of the options along a path, until one is unknown. An array item is `[]` in a name, and a
 * user-defined key is `<key>`.
 * @param known result of `stepsTo`
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
