/** A passage of text in a normalized form that is the same for an HTML page and for its Markdown copy. */
export type Piece = string;

/** Delimiters of code blocks in the normalized text. They make it impossible to match only a part of a block. */
const blockMarks = { start: '\u0002', end: '\u0003' };

/**
 * Normalizes running text by removing all white space, which isn't significant. Returns an empty list if nothing is
 * left.
 */
export function lineOf(text: string): Piece[] {
  const words = text.replace(/[\s\u200B]+/g, '');
  return words === '' ? [] : [words];
}

/** Returns the normalized form of a code block: its unchanged code, its title, and whether it is marked as tested. */
export function blockOf({ title, isVerified, code }: { title: string; isVerified: boolean; code: string }): Piece {
  return `${blockMarks.start}${title}\n${isVerified ? 'verified' : ''}\n${code.replace(/\n$/, '')}${blockMarks.end}`;
}

/** Truncates a passage of text for use in messages. */
export function quoted(piece: Piece): string {
  const text = piece.replaceAll(blockMarks.start, '').replaceAll(blockMarks.end, '').trim();
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
