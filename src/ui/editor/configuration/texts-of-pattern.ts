/** Most values to return for a pattern. One with more isn't a list that a reader chooses from. */
const most = 200;

/**
 * Returns the texts that a regular expression matches, if they are few: the expression may consist of letters, digits,
 * hyphens, groups, alternatives and optional groups, between `^` and `$`, as webpack's pattern for `devtool` does. They are sorted by length.
 * @returns an empty array for any other expression
 */
export function textsOf(pattern: string): string[] {
  const [, inner] = /^\^(.*)\$$/.exec(pattern) ?? [];
  if (inner === undefined || !/^[\w()|?-]*$/.test(inner)) return [];
  const parts = inner.match(/\(|\)\??|\||[\w-]+/g) ?? [];
  if (parts.join('') !== inner) return [];
  /** For each open group, the texts before it, and its alternatives that are complete. */
  const outer: { before: string[]; complete: string[] }[] = [];
  let texts = [''];
  for (const part of parts) {
    if (part === '(') {
      outer.push({ before: texts, complete: [] });
      texts = [''];
    } else if (part === '|') {
      const group = outer.at(-1);
      if (!group) return [];
      group.complete.push(...texts);
      texts = [''];
    } else if (part.startsWith(')')) {
      const group = outer.pop();
      if (!group) return [];
      const choices = [...(part === ')?' ? [''] : []), ...group.complete, ...texts];
      texts = group.before.flatMap((start) => choices.map((choice) => start + choice));
    } else texts = texts.map((text) => text + part);
    if (texts.length > most) return [];
  }
  return outer.length === 0 ? texts.toSorted((one, other) => one.length - other.length) : [];
}
