/** A piece of what is said, in a form that pages and Markdown have in common. */
export type Piece = string;

/** Around a block of code, so that neither its beginning nor its end is taken for another's. */
const blockMarks = { start: '\u0002', end: '\u0003' };

/** A text that goes on in lines: without white space, which says nothing there. Nothing where there is no text. */
export function lineOf(text: string): Piece[] {
  const words = text.replace(/[\s\u200B]+/g, '');
  return words === '' ? [] : [words];
}

/** A block of code, character for character, under its title, with whether it is marked as run. */
export function blockOf({ title, isVerified, code }: { title: string; isVerified: boolean; code: string }): Piece {
  return `${blockMarks.start}${title}\n${isVerified ? 'verified' : ''}\n${code.replace(/\n$/, '')}${blockMarks.end}`;
}

/** A piece as a person reads it, cut where it is long. */
export function quoted(piece: Piece): string {
  const text = piece.replaceAll(blockMarks.start, '').replaceAll(blockMarks.end, '').trim();
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
