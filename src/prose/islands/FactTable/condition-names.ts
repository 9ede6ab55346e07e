/**
 * Returns the names of the options on which a default depends, without duplicates: `mode`, `target` for `mode: "none",
 * target: "web" or "node"`. Conditions that name no option, such as `in JSON`, are returned verbatim.
 */
export function conditionNames(cases: readonly { when: string }[]): string[] {
  const names = cases.flatMap(({ when }) => {
    if (when === 'otherwise') return [];
    const options = [...when.matchAll(/(?:^|, )([a-z][\w.]*): /gi)].map(([, name = '']) => name);
    return options.length > 0 ? options : [when];
  });
  return [...new Set(names)];
}
