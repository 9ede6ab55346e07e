/** A passage of text in a normalized form that is the same for pages and for Markdown. */
export type Piece = string;

/** Delimiters of code blocks. They make it impossible to match only a part of a block. */
const blockMarks = { start: '\u0002', end: '\u0003' };

/** Normalizes running text by removing white space, which isn't significant. Empty if nothing is left. */
export function lineOf(text: string): Piece[] {
  const words = text.replace(/[\s\u200B]+/g, '');
  return words === '' ? [] : [words];
}

/** Returns a code block verbatim, with its title and whether it is marked as tested. */
export function blockOf({ title, isVerified, code }: { title: string; isVerified: boolean; code: string }): Piece {
  return `${blockMarks.start}${title}\n${isVerified ? 'verified' : ''}\n${code.replace(/\n$/, '')}${blockMarks.end}`;
}

/** Returns a text for use in messages, truncated. */
export function quoted(piece: Piece): string {
  const text = piece.replaceAll(blockMarks.start, '').replaceAll(blockMarks.end, '').trim();
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
