import { codeSpan, linesInFences, sentencesOf } from '../markdown-lines.ts';

/** Inline code in the prose of a page. */
export interface CodeSpan {
  code: string;
  /** 1-based line of the inline code. */
  line: number;
  /** Sentence of the page that contains the inline code. */
  sentence: string;
  /** Offset of the inline code in its sentence. The code includes its backticks. */
  start: number;
  /** Title of the page, headings above the inline code, and the header of its table. */
  above: string;
  /** Whether the inline code is in a heading. */
  inHeading: boolean;
}

/**
 * Finds the inline code on a Markdown page, without its front matter and fences.
 *
 * @param text source of the page
 */
export function codeSpans(text: string): CodeSpan[] {
  const lines = text.split('\n');
  const inFences = linesInFences(lines);
  const body = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  const title = /^title: *(.*)$/m.exec(lines.slice(0, Math.max(body, 0)).join('\n'))?.[1] ?? '';
  const headings: string[] = [title];
  let head: string | undefined;
  return lines.flatMap((line, index) => {
    if (index <= body || inFences.has(index + 1)) return [];
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length;
    if (level !== undefined) {
      headings.length = Math.min(headings.length, level);
      headings[level] = line;
    }
    head = line.startsWith('|') ? (head ?? line) : undefined;
    const above = [...headings, head ?? ''].join('\n');
    return sentencesOf(line).flatMap((sentence) =>
      [...sentence.matchAll(codeSpan)].map((match) => ({
        code: match[2]!.trim().replaceAll('\\|', '|'),
        line: index + 1,
        sentence,
        start: match.index,
        above,
        inHeading: level !== undefined,
      })),
    );
  });
}
