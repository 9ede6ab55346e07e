/** Maximum number of values to return for a pattern. Readers wouldn't choose from a longer list. */
const most = 200;

/**
 * Returns all texts that a regular expression matches, sorted by length, if there are few. Between `^` and `$`, the
 * expression may only contain letters, digits, hyphens, groups, alternatives, and optional groups, as in webpack's
 * pattern for `devtool`.
 * @returns an empty array for any other expression
 */
export function textsOf(pattern: string): string[] {
  const [, inner] = /^\^(.*)\$$/.exec(pattern) ?? [];
  if (inner === undefined || !/^[\w()|?-]*$/.test(inner)) return [];
  const parts = inner.match(/\(|\)\??|\||[\w-]+/g) ?? [];
  if (parts.join('') !== inner) return [];
  /** For each open group of the regular expression, the texts before it, and the texts of its complete alternatives. */
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
