/**
 * Extracts a section of a page's Markdown: a heading and everything below it.
 *
 * @param markdown of a page, with heading ids in braces
 * @param id of the heading
 * @returns undefined if no heading has the id
 */
export function markdownSection(markdown: string, id: string): string | undefined {
  const section: string[] = [];
  let level = 0;
  let fence = '';
  for (const line of markdown.split('\n')) {
    const mark = /^ *(`{3,}|~{3,})/.exec(line)?.[1];
    // A fence ends with at least the marker it started with.
    if (mark !== undefined && (fence === '' || mark.startsWith(fence))) fence = fence === '' ? mark : '';
    const depth = fence === '' ? (/^(#{1,6}) /.exec(line)?.[1]?.length ?? 0) : 0;
    if (depth > 0 && level === 0 && line.endsWith(` {#${id}}`)) level = depth;
    else if (depth > 0 && depth <= level) break;
    if (level > 0) section.push(line);
  }
  return section.length === 0 ? undefined : `${section.join('\n').trim()}\n`;
}
