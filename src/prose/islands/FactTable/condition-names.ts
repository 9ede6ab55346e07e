/**
 * The options that the cases of a default depend on, without duplicates: `mode`, `target` for `mode: "none", target:
 * "web" or "node"`. A case that names no option is kept as it is: `in JSON`.
 */
export function conditionNames(cases: readonly { when: string }[]): string[] {
  const names = cases.flatMap(({ when }) => {
    if (when === 'otherwise') return [];
    const options = [...when.matchAll(/(?:^|, )([a-z][\w.]*): /gi)].map(([, name = '']) => name);
    return options.length > 0 ? options : [when];
  });
  return [...new Set(names)];
}
