/**
 * Control characters, which browsers drop or replace, and those that reverse the direction of text, so that code reads
 * otherwise than it runs.
 */
const unseen = /(?![\t\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Finds characters that are invisible in editors.
 *
 * @returns a problem for each line with one
 */
export function unseenCharacters(text: string): { line: number; message: string }[] {
  return text.split('\n').flatMap((line, index) => {
    const [found] = unseen.exec(line) ?? [];
    if (found === undefined) return [];
    const code = found.codePointAt(0)!;
    const what = code > 0x7f ? 'which turns the direction of the text around' : 'a control character';
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ line: index + 1, message: `This line has the invisible character ${name}, ${what}. Remove it.` }];
  });
}
