/** What a line of Markdown is: text, a line of a block of code, or one that opens or closes such a block. */
export type LineKind = 'text' | 'code' | 'mark';

/** What each line of Markdown is. Pure. */
export function kindsOf(lines: readonly string[]): LineKind[] {
  let open = '';
  return lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isMark = mark !== '' && (open === '' || mark.startsWith(open));
    if (isMark) open = open === '' ? mark : '';
    return isMark ? 'mark' : open === '' ? 'text' : 'code';
  });
}
