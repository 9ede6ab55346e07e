/**
 * Matches characters that are invisible in editors: control characters, which browsers drop or replace; characters that
 * reverse the direction of text, so that code reads differently than it runs; and characters without a width, which
 * break searches and copied code.
 */
const unseen = /(?![\t\r])[\p{Cc}\u00AD\u200B\u2060\u202A-\u202E\u2066-\u2069]/u;

/**
 * Finds characters that are invisible in editors.
 *
 * @returns a problem for each line that contains such a character
 */
export function unseenCharacters(text: string): { line: number; message: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const [found] = unseen.exec(line) ?? [];
    if (found === undefined) return [];
    const code = found.codePointAt(0)!;
    const what = kindOf(code);
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ line: index + 1, message: `This line has the invisible character ${name}, ${what}. Remove it.` }];
  });
}

function kindOf(code: number): string {
  if ([0xad, 0x200b, 0x2060].includes(code)) return 'which has no width';
  return code > 0x9f ? 'which turns the direction of the text around' : 'a control character';
}
