import type { Code, Root } from 'mdast';
import type { Report } from './report.ts';
import { visit } from './visit.ts';

/**
 * Reports broken syntax that Markdown shows as plain text, or that swallows the text after it: references and footnotes
 * without a definition, tables whose second row doesn't match the header, and fences that are never closed.
 *
 * @param lines lines of the Markdown from which the tree was parsed
 */
export function refuseLostText(tree: Root, lines: readonly string[], report: Report): void {
  visit(tree, 'text', ({ value, position }) => {
    const start = position?.start.line ?? 1;
    const refuse = ({ 0: written, index }: RegExpExecArray, message: string): void => {
      const line = start + value.slice(0, index).split('\n').length - 1;
      const isEscaped = lines[line - 1]?.includes(`\\${written}`);
      if (!isEscaped) report.error(message, line);
    };
    for (const match of value.matchAll(/\[\^[^\]\s]+\]/g))
      refuse(match, `The footnote ${match[0]} has no text. Write it in a paragraph of its own: ${match[0]}: …`);
    // Also match the end of a link alone, because code in link text is a separate node.
    for (const match of value.matchAll(/(?:\[([^[\]]+)|^)\]\[([^[\]]*)\]/g)) {
      const name = match[2] || (match[1] ?? 'it');
      refuse(
        match,
        `This link refers to ${name}, which is defined nowhere. Write [text](/guides/), or add a line [${name}]: /guides/.`,
      );
    }
  });
  visit(tree, 'paragraph', ({ position }) => {
    const start = position?.start.line ?? 1;
    const end = position?.end.line ?? start;
    for (let line = start; line < end; line++) {
      const [head, below] = [cellsIn(lines[line - 1]), cellsIn(lines[line])];
      if (head < 2 || !/^[\s>]*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/.test(lines[line] ?? '')) continue;
      report.error(
        `This is shown as text, not as a table: its first row has ${head} cells, but the row of dashes has ${below}. Give both the same number.`,
        line + 1,
      );
    }
  });
  visit(tree, 'code', (code) => {
    if (!isClosed(code, lines))
      report.error(
        'This block of code is never closed, so it takes in the rest of the page. End it with a line of ```.',
        code.position,
      );
  });
}

function isClosed({ position }: Code, lines: readonly string[]): boolean {
  const { start, end } = position ?? {};
  if (!start || !end) return true;
  const mark = /^(`{3,}|~{3,})/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
  // Indented code has no Markdown fence that could be left open.
  return (
    mark === undefined || (end.line > start.line && (lines[end.line - 1] ?? '').slice(0, end.column - 1).endsWith(mark))
  );
}

function cellsIn(line = ''): number {
  const row = line.replace(/^[\s>]*\|?/, '').replace(/(?<!\\)\|\s*$/, '');
  return line.includes('|') ? row.split(/(?<!\\)\|/).length : 0;
}
