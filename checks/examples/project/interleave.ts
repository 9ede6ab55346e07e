import { linesOf, matches } from './output-lines.ts';

/**
 * Merges the lines of two streams in the order of the text on the page. Which stream comes first is random, but each
 * stream has its lines in order.
 *
 * @param shown text of a fence
 * @param streams stdout and stderr
 * @param name name of the example's folder
 * @returns all lines of both streams; lines that the page doesn't show come last
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
