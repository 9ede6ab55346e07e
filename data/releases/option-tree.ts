/** Arranges the options of webpack's schema as a tree, so that they can be found in a configuration. */

/** Placeholder for names that users choose, as in `entry.<key>`. */
const anyKey = '<key>';

/** Nested options of a webpack option, by name. */
export type OptionTree = Map<string, OptionTree>;

/**
 * Creates the tree of webpack's options from their paths.
 *
 * @param paths `output.path`, `entry.<key>.import`; options of list items (`module.rules[].test`) are left out
 */
export function optionTree(paths: readonly string[]): OptionTree {
  const root: OptionTree = new Map();
  for (const path of paths) {
    if (path.includes('[]')) continue;
    let spot = root;
    for (const name of path.split('.')) {
      if (!spot.has(name)) spot.set(name, new Map());
      spot = spot.get(name)!;
    }
  }
  return root;
}

/**
 * Returns the members of a configuration object that are options: those in the schema and, where the schema allows
 * them, the user's own names.
 */
export function membersOf(value: object, tree: OptionTree): [name: string, tree: OptionTree][] {
  const invented = tree.get(anyKey);
  const named = [...tree].filter(([name]) => name !== anyKey);
  const others = invented ? Object.keys(value).filter((name) => !tree.has(name)) : [];
  return [...named, ...others.map((name): [string, OptionTree] => [name, invented!])];
}

/** Whether all nested options of an option have names that users choose. */
export function isOpen(tree: OptionTree): boolean {
  return tree.has(anyKey) && tree.size === 1;
}

/** Returns the paths of all options that have nested options. */
export function objectsIn(tree: OptionTree, above = ''): string[] {
  return [...tree].flatMap(([name, members]) =>
    name === anyKey || members.size === 0 ? [] : [above + name, ...objectsIn(members, `${above}${name}.`)],
  );
}
