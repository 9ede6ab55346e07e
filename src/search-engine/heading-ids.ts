/**
 * Packs ids of headings in the core index. Three in five can't be derived from the heading, but consist mostly of its
 * words; referring to those saves 3 KB of the core (5%).
 */
import { slugOf } from './format.ts';

/**
 * A capital letter in a packed id stands for a word of the heading (`A` for the first); ids have no capital letters
 * themselves.
 */
const firstLetter = 'A'.charCodeAt(0);
const letters = 26;
/** Prefix of an id that contains capital letters and is stored unpacked. */
const asItIs = '=';

/** The id as stored: `''` if it follows from the heading, otherwise a tab and the packed id. */
export function packId(title: string, id: string): string {
  if (slugOf(title) === id) return '';
  if (/[A-Z]/.test(id)) return `\t${asItIs}${id}`;
  const words = wordsOf(title);
  const packed = id.split('-').map((part) => {
    const at = words.indexOf(part);
    return at < 0 ? part : String.fromCharCode(firstLetter + at);
  });
  return `\t${packed.join('-')}`;
}

/** Unpacks an id from the text after a line's tab; `undefined` if there is none. */
export function unpackId(title: string, packed: string | undefined): string {
  if (packed === undefined) return slugOf(title);
  if (packed.startsWith(asItIs)) return packed.slice(asItIs.length);
  const words = wordsOf(title);
  return packed.replace(/[A-Z]/g, (letter) => words[letter.charCodeAt(0) - firstLetter] ?? '');
}

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}\p{Pc}]+/u)
    .filter((word) => word !== '')
    .slice(0, letters);
}
