/** Maps the keys of a configuration to option names. */

/** Path of keys and list indexes in a configuration: `['module', 'rules', 0, 'test']`. */
export type OptionPath = readonly (string | number)[];

/** All prefixes of option names: `a`, `a.b`, `a.b[]`, `a.b[].c` for `a.b[].c`. */
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
 * The option names along a path, as far as they are known: a list item is `[]`, a user-defined key `<key>`.
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
