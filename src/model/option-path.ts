/** Maps the keys of a webpack configuration to the names of documented options. */

/** A path of keys and array indexes in a webpack configuration: `['module', 'rules', 0, 'test']`. */
export type OptionPath = readonly (string | number)[];

/**
 * Returns the given option names and all their prefixes. For `a.b[].c`, these are `a`, `a.b`, `a.b[]`, and the name
 * itself.
 */
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
 * Returns the names of the options along a path in a configuration, up to the first unknown option. In an option name,
 * an array item is `[]`, and a user-defined key is `<key>`.
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
