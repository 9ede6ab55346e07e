/** Length above which only the beginning of a message is shown. Messages with a list of all valid keys are longer. */
const longest = 280;

/** Length of a second line that still says what is wrong, such as the types that an option accepts. */
const longestSecond = 100;

/**
 * Splits a package's error message into what says what is wrong, and what may be folded: long lists of valid keys,
 * descriptions, and details. The second part is empty if the message is short.
 */
export function messageParts(text: string): [head: string, rest: string] {
  if (text.length <= longest) return [text, ''];
  const lines = text.split('\n');
  const [, second = ''] = lines;
  const shown = second.length <= longestSecond && !second.startsWith('->') ? 2 : 1;
  return [lines.slice(0, shown).join('\n'), lines.slice(shown).join('\n')];
}
