/** Matches Markdown inline code: its backticks, and the text between them. */
export const codeSpan = /(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g;

/** Splits a line of Markdown into sentences. Never splits inside inline code. */
export function sentencesOf(line: string): string[] {
  const places = [...line.matchAll(codeSpan)].map(({ 0: code, index }) => [index, index + code.length] as const);
  const ends = [...line.matchAll(/(?<=[.!?][*_"”)]*)\s+(?=[^a-z\s])/g)]
    .map(({ index }) => index)
    .filter((at) => !places.some(([start, end]) => at > start && at < end));
  return [0, ...ends].map((start, index) => line.slice(start, ends[index]));
}

/** Returns the 1-based line numbers of fenced code blocks, including the fences. */
export function linesInFences(lines: string[]): Set<number> {
  const inside = new Set<number>();
  let open: string | undefined;
  for (const [index, line] of lines.entries()) {
    const mark = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (open !== undefined || mark) inside.add(index + 1);
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) && /^[\s>]*[`~]+\s*$/.test(line)) open = undefined;
  }
  return inside;
}
