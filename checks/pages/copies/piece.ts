/** A unit of text in a normalized form shared by pages and Markdown. */
export type Piece = string;

/** Delimiters of code blocks, so that partial matches are impossible. */
const blockMarks = { start: '\u0002', end: '\u0003' };

/** Normalized running text: without white space, which isn't significant. Undefined if empty. */
export function lineOf(text: string): Piece[] {
  const words = text.replace(/[\s\u200B]+/g, '');
  return words === '' ? [] : [words];
}

/** A code block, verbatim, with its title and whether it is marked as tested. */
export function blockOf({ title, isVerified, code }: { title: string; isVerified: boolean; code: string }): Piece {
  return `${blockMarks.start}${title}\n${isVerified ? 'verified' : ''}\n${code.replace(/\n$/, '')}${blockMarks.end}`;
}

/** A text for messages, truncated. */
export function quoted(piece: Piece): string {
  const text = piece.replaceAll(blockMarks.start, '').replaceAll(blockMarks.end, '').trim();
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
