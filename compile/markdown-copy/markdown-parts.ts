/** Splits Markdown into parts that don't exceed a maximum size. */
import { kindsOf } from './code-lines.ts';

/** Returns the size of a string in bytes, in UTF-8. */
export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

/**
 * Splits Markdown between its blocks into parts of at most `most` bytes. If a table is split, each part repeats its
 * header. If a code block is split, it is closed and opened again.
 */
export function partsOf(markdown: string, most: number): string[] {
  const parts: string[] = [];
  let open = '';
  for (const block of blocksOf(markdown)) {
    const left = open === '' ? most : most - bytesOf(open) - 2;
    // Start a block that is longer than a whole part in the space left in the current part, if that space is large
    // enough to be worth it.
    const isLong = bytesOf(block) > most;
    for (const piece of isLong ? piecesOf(block, most, left > most / 4 ? left : most) : [block]) {
      const joined = open === '' ? piece : `${open}\n\n${piece}`;
      if (bytesOf(joined) <= most) open = joined;
      else {
        if (open !== '') parts.push(open);
        open = piece;
      }
    }
  }
  return open === '' ? parts : [...parts, open];
}

/** Splits Markdown into blocks at blank lines. A code block remains one block, even if it contains blank lines. */
export function blocksOf(markdown: string): string[] {
  const blocks: string[][] = [[]];
  const lines = markdown.split('\n');
  const kinds = kindsOf(lines);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' && kinds[index] === 'text') blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return withHeadings(blocks.map((block) => block.join('\n')).filter((block) => block !== ''));
}

/** Joins each Markdown heading with the block after it, so that no part ends with a heading. */
function withHeadings(blocks: readonly string[]): string[] {
  const joined: string[] = [];
  let headings = '';
  for (const block of blocks) {
    if (/^#{1,6} [^\n]*$/.test(block)) headings += `${block}\n\n`;
    else {
      joined.push(headings + block);
      headings = '';
    }
  }
  return headings === '' ? joined : [...joined, headings.trim()];
}

/**
 * Splits a Markdown block that is too long for one part into pieces. Headings stay with the first piece, whose maximum
 * size is `ofFirst`.
 */
function piecesOf(block: string, most: number, ofFirst: number): string[] {
  const [, headings = '', content = ''] = /^((?:#{1,6} [^\n]*\n\n)*)([^]*)$/.exec(block) ?? [];
  const [first = '', ...rest] = linesApart(content, most - bytesOf(headings), ofFirst - bytesOf(headings));
  return [headings + first, ...rest];
}

/**
 * Splits a Markdown block between its lines. Each piece repeats the header of a table, or the fences of a code block.
 */
function linesApart(block: string, most: number, ofFirst: number): string[] {
  const lines = block.split('\n');
  const [first = '', second = ''] = lines;
  const isTable = first.startsWith('|') && second.startsWith('|');
  const isCode = /^\s*(?:`{3,}|~{3,})/.test(first);
  const head = isTable ? [first, second] : isCode ? [first] : [];
  const tail = isCode ? [lines.at(-1) ?? ''] : [];
  const frame = bytesOf([...head, '', ...tail].join('\n'));
  const pieces: string[] = [];
  let taken: string[] = [];
  const close = (): void => {
    if (taken.length > 0) pieces.push([...head, ...taken, ...tail].join('\n'));
    taken = [];
  };
  for (const whole of lines.slice(head.length, lines.length - tail.length)) {
    const line = cut(whole, most - frame);
    if (bytesOf([...taken, line].join('\n')) > (pieces.length === 0 ? ofFirst : most) - frame) close();
    taken.push(line);
  }
  close();
  return pieces;
}

/** Truncates a string to a maximum number of bytes (`most`), and ends it with an ellipsis. */
export function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  const bytes = Buffer.from(text).subarray(0, Math.max(0, most - bytesOf('…')));
  // Remove a character whose bytes were cut off in the middle.
  return `${bytes.toString('utf8').replace(/\uFFFD+$/, '')}…`;
}
