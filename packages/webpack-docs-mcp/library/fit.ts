/** Shortens text to the maximum size of a tool's answer. */
import { blocksOf, bytesOf, cut, partsOf } from '../../../compile/markdown-copy/markdown-parts.ts';

/**
 * Shortens Markdown to at most `most` bytes. Code blocks are removed before text is cut, starting with the first. On
 * pages about error messages, the first blocks reproduce the message, and the fix comes later.
 */
export function shortened(markdown: string, most: number): { text: string; isWhole: boolean } {
  const blocks = blocksOf(markdown);
  const sizeOf = (all: readonly string[]): number => bytesOf(all.join('\n\n'));
  let kept = blocks;
  for (const block of blocks.filter((one) => /^\s*(?:`{3,}|~{3,})/.test(one))) {
    if (sizeOf(kept) <= most) break;
    kept = kept.filter((one) => one !== block);
  }
  if (sizeOf(kept) <= most) return { text: kept.join('\n\n'), isWhole: kept.length === blocks.length };
  return { text: partsOf(kept.join('\n\n'), most)[0] ?? '', isWhole: false };
}

/**
 * Joins as many lines of an answer as fit, followed by a note about the rest.
 *
 * @param rest creates the note, given the number of remaining lines
 */
export function fitted(lines: readonly string[], most: number, rest: (left: number) => string): string {
  const all = lines.join('\n');
  if (bytesOf(all) <= most) return all;
  let best: number | undefined;
  let bytes = 0;
  for (const [count, line] of lines.entries()) {
    if (bytes > most) break;
    if (bytes + bytesOf(rest(lines.length - count)) <= most) best = count;
    bytes += bytesOf(line) + 1;
  }
  return best === undefined
    ? cut(rest(lines.length), most)
    : [...lines.slice(0, best), rest(lines.length - best)].join('\n');
}
