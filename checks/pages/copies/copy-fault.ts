import { pageTexts } from '../../../compile/interface-texts.ts';
import { absoluteAddress, type PagePlace } from '../../../compile/markdown-copy/shown-tree.ts';
import { copiedPieces } from './copied-pieces.ts';
import { lineOf, type Piece, quoted } from './piece.ts';
import { shownPieces } from './shown-pieces.ts';

/** Result of comparing a page with its Markdown copy. */
interface Comparison {
  /** Number of text passages, code blocks and URLs of the page that were searched for in the Markdown copy. */
  compared: number;
  /** The first passage that is missing, extra or misplaced in the Markdown copy; undefined if there is none. */
  fault?: string;
}

/**
 * Matches characters that a Markdown copy may have between two passages of a page, such as quotation marks, or
 * punctuation between a term and its description.
 */
const mark = /[\p{P}·]/u;

/** Text that only Markdown copies contain, such as the labels of diagrams. */
const additions = [pageTexts.diagram, pageTexts.inDiagram].flatMap(lineOf);

/**
 * Compares a page with its Markdown copy. Everything visible except controls must be in the copy, in the same order,
 * with only punctuation in between. Every link and image must have the same target.
 *
 * @param html compiled prose of the page
 * @param markdown copy of the page, without front matter
 */
export function copyFault(html: string, markdown: string, place: PagePlace): Comparison {
  const shown = shownPieces(html);
  const copied = copiedPieces(markdown);
  const addresses = shown.addresses.map((address) => absoluteAddress(address, place));
  const fault = textFault(shown.pieces, copied.text) ?? addressFault(addresses, copied.addresses);
  return { compared: shown.pieces.length + addresses.length, ...(fault !== undefined && { fault }) };
}

function textFault(pieces: readonly Piece[], copy: string): string | undefined {
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const found = placeOf(piece, copy, at);
    if (found === undefined) {
      const before = index === 0 ? 'at its beginning' : `after ${quoted(pieces[index - 1]!)}`;
      return `The page has ${quoted(piece)} ${before}, and its Markdown copy ${quoted(copy.slice(at, at + piece.length + 40))}.`;
    }
    at = found + piece.length;
  }
  while (at < copy.length && mark.test(copy[at]!)) at++;
  return at < copy.length ? `The Markdown copy goes on where the page ends: ${quoted(copy.slice(at))}.` : undefined;
}

/** Returns the position of a text in the Markdown copy, if only punctuation precedes it. */
function placeOf(piece: Piece, copy: string, from: number): number | undefined {
  for (let at = from; ; at++) {
    if (copy.startsWith(piece, at)) return at;
    const addition = additions.find((text) => copy.startsWith(text, at));
    if (addition !== undefined) at += addition.length - 1;
    else if (!mark.test(copy[at] ?? '')) return undefined;
  }
}

function addressFault(shown: readonly string[], copied: readonly string[]): string | undefined {
  const at = shown.findIndex((address, index) => address !== copied[index]);
  if (at >= 0) return `The page leads to ${shown[at]}, and its Markdown copy there to ${copied[at] ?? 'nothing more'}.`;
  return copied.length > shown.length
    ? `The Markdown copy leads to ${copied[shown.length]}, and the page does not.`
    : undefined;
}
