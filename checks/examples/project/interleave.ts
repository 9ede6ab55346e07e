import { linesOf, matches } from './output-lines.ts';

/**
 * Puts the lines of two streams in the order of a shown text, as far as it has one: which line of which stream arrives first
 * is chance, but each stream keeps its own order.
 *
 * @param shown text of a fence
 * @param streams what was printed to standard output, and to standard error
 * @param name of the example's folder
 * @returns every line of both streams; what the shown text has no place for comes last
 */
export function interleave(shown: string, streams: readonly [string, string], name: string): string {
  const waiting = streams.map((stream) => linesOf(stream, name));
  const lines: string[] = [];
  for (const { text } of linesOf(shown, name)) {
    const stream = waiting.find(([next]) => next && matches(text, next.text));
    if (!stream) break;
    lines.push(stream.shift()!.original);
  }
  return [...lines, ...waiting.flat().map(({ original }) => original)].join('\n');
}
