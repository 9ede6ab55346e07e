import { linesOf, matches } from './output-lines.ts';

/**
 * Merges the lines of two streams in the order of a shown text: which of the streams comes first is random, but each
 * keeps its own order.
 *
 * @param shown text of a fence
 * @param streams stdout and stderr
 * @param name of the example's folder
 * @returns every line of both streams; lines missing in the shown text come last
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
