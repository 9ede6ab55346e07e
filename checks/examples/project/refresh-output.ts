import {
  codeFrameLine,
  contains,
  ellipsis,
  ellipsisLine,
  isNoise,
  type Line,
  linesOf,
  matches,
} from './output-lines.ts';
import { shapeOf } from './line-shape.ts';

/**
 * Updates the output on a page with the actual lines. Omitted parts remain omitted.
 *
 * @param shown current text of the fence
 * @param printed normalized output
 */
export function refreshOutput(
  shown: string,
  printed: string,
  { name, excerpt = false }: { name: string; excerpt?: boolean },
): string {
  const lines = shown.split('\n');
  const elided = excerpt || lines.some((line) => ellipsisLine.test(line) || line.includes(ellipsis));
  const actual = linesOf(printed, name);
  if (!elided || shown.trim() === '')
    return printed
      .split('\n')
      .filter((line) => codeFrameLine.test(line) || !isNoise(shapeOf(line, name)))
      .join('\n')
      .replaceAll(/^\n+|\n+$/g, '');
  const refreshed: string[] = [];
  let position = 0;
  let open = excerpt;
  for (const line of lines) {
    if (ellipsisLine.test(line)) open = true;
    if (ellipsisLine.test(line) || line.trim() === '') {
      refreshed.push(line);
      continue;
    }
    const shape = shapeOf(line, name);
    let found = actual.findIndex(
      ({ text }, at) => at >= position && (excerpt ? contains(shape, text) : matches(shape, text)),
    );
    // Replace a line that no longer occurs with the most similar one. In excerpts of files, leave it for the author to
    // replace.
    if (found < 0 && excerpt) {
      refreshed.push(line);
      continue;
    }
    if (found < 0) found = mostAlike(shape, actual, position);
    if (found < 0 && !open && position < actual.length) found = position;
    if (found < 0) continue;
    refreshed.push(
      excerpt || (line.includes(ellipsis) && matches(shape, actual[found]!.text)) ? line : actual[found]!.original,
    );
    position = found + 1;
    open = excerpt;
  }
  return refreshed.join('\n');
}

function mostAlike(shape: string, actual: Line[], position: number): number {
  const words = new Set(shape.split(/\W+/));
  let best = { at: -1, score: 1 };
  for (let at = position; at < actual.length; at++) {
    const score = actual[at]!.text.split(/\W+/).filter((word) => word !== '' && words.has(word)).length;
    if (score > best.score) best = { at, score };
  }
  return best.at;
}
