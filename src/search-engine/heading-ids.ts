/**
 * Ids of headings as the core index has them. Three in five are none that follow from the heading, but most of their words are
 * words of it: written as such, they take 3 KB less of the core (5%).
 */
import { slugOf } from './format.ts';

/** A capital letter in a packed id stands for a word of the heading, `A` for its first one: ids have none of their own. */
const firstLetter = 'A'.charCodeAt(0);
const letters = 26;
/** Before an id that has capital letters, and is kept as it is. */
const asItIs = '=';

/** The id of a heading as its line has it: `''` where it follows from the heading, otherwise a tab and the id. */
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

/** The id back, from what stands behind the tab of a line; `undefined` where it has none. */
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
