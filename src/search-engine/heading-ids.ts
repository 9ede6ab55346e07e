/**
 * Packs heading ids for the core search index. Three out of five ids can't be derived from the heading but consist
 * mostly of its words. Replacing those words with references saves 3 KB in the core index (5%).
 */
import { slugOf } from './format.ts';

/**
 * Code of the capital letter that refers to a heading's first word in a packed id. Unpacked ids usually have no capital
 * letters.
 */
const firstLetter = 'A'.charCodeAt(0);
const letters = 26;
/** Prefix of a stored heading id that isn't packed, because it contains capital letters. */
const asItIs = '=';

/**
 * Returns the stored form of a heading id: `''` if it can be derived from the heading, otherwise a tab and the packed
 * id.
 */
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

/** Unpacks a heading id from the text after a line's tab. If there is no such text, derives the id from the title. */
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
