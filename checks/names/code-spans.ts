import { linesInFences } from '../coverage/statement-cells.ts';

/** Inline code in the prose of a page. */
export interface CodeSpan {
  code: string;
  /** 1-based. */
  line: number;
  /** The sentence that contains it. */
  sentence: string;
  /** Offset in the sentence, including its backticks. */
  start: number;
  /** Title of the page, headings above it, and the header of its table. */
  above: string;
  /** Whether it is in a heading. */
  inHeading: boolean;
}

const span = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/**
 * The inline code of a page, without its front matter and fences.
 *
 * @param text the source
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
      [...sentence.matchAll(span)].map((match) => ({
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

/** Splits a line into sentences, but never inside code. */
export function sentencesOf(line: string): string[] {
  const places = [...line.matchAll(span)].map(({ 0: code, index }) => [index, index + code.length] as const);
  const ends = [...line.matchAll(/(?<=[.!?][*_"”)]*)\s+(?=[^a-z\s])/g)]
    .map(({ index }) => index)
    .filter((at) => !places.some(([start, end]) => at > start && at < end));
  return [0, ...ends].map((start, index) => line.slice(start, ends[index]));
}
