/**
 * Packs heading ids for the core index. Three out of five can't be derived from the heading but consist mostly of its
 * words. Replacing those words with references saves 3 KB in the core index (5%).
 */
import { slugOf } from './format.ts';

/**
 * In a packed id, a capital letter refers to a word of the heading (`A` is the first word). Unpacked ids usually have
 * no capital letters.
 */
const firstLetter = 'A'.charCodeAt(0);
const letters = 26;
/** Prefix of an id that contains capital letters and is therefore stored unpacked. */
const asItIs = '=';

/** Returns the stored form of an id: `''` if it can be derived from the heading, otherwise a tab and the packed id. */
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

/** Unpacks an id from the text after a line's tab. If there is none, derives the id from the title. */
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
