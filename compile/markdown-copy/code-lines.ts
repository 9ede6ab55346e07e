/** Kind of a line of Markdown: text, a line of a code block, or its first or last line. */
export type LineKind = 'text' | 'code' | 'mark';

/** The kind of each line of Markdown. Pure. */
export function kindsOf(lines: readonly string[]): LineKind[] {
  let open = '';
  return lines.map((line) => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const isMark = mark !== '' && (open === '' || mark.startsWith(open));
    if (isMark) open = open === '' ? mark : '';
    return isMark ? 'mark' : open === '' ? 'text' : 'code';
  });
}
