/** Type of a line of Markdown: text, a line inside a code block, or a line that opens or closes one. */
type LineKind = 'text' | 'code' | 'mark';

/** Returns whether each line of Markdown is text, code, or a fence. */
export function kindsOf(lines: readonly string[]): LineKind[] {
  let open = '';
  return lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isMark = mark !== '' && (open === '' || mark.startsWith(open));
    if (isMark) open = open === '' ? mark : '';
    return isMark ? 'mark' : open === '' ? 'text' : 'code';
  });
}
