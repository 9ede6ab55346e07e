/** Fits texts to the maximum size of an answer. */
import { blocksOf, bytesOf, cut, partsOf } from '../../../compile/markdown-copy/markdown-parts.ts';

/**
 * The beginning of Markdown in at most `most` bytes. Blocks of code go before text does, and the first ones first: on pages about
 * messages those reproduce the message, and what cures it comes after.
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
 * As many of the lines as fit, and a note about the rest.
 *
 * @param rest creates the note from the number of remaining lines
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
