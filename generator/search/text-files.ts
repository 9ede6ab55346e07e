/**
 * Splits the text of a page into small files from which search results show excerpts. A result needs only one of them,
 * and an edit changes only the files of its page.
 */
import { packAscending, textFile } from '../../src/search-engine/format.ts';
import type { SearchFile } from './build-search-index.ts';

/**
 * Target size of a text file for excerpts in characters, which is about 0.8 KB with Brotli. A longer text gets its own
 * file.
 */
const fileSize = 2_000;
/** Maximum number of characters stored per section, because excerpts from longer lists wouldn't help. */
const longestText = 8_000;

/**
 * Returns the files with the text of a page, and the packed numbers of the first search entry in each file. If there is
 * only one file, the numbers are left out.
 *
 * @param texts text of the page and of its headings, by their index on the page, in ascending order
 */
export function textFiles(
  url: string,
  texts: readonly { entry: number; text: string }[],
): { files: SearchFile[]; starts: string } {
  const pieces: { from: number; texts: string[] }[] = [{ from: 0, texts: [] }];
  let size = 0;
  for (const { entry, text: whole } of texts) {
    const text = whole.length > longestText ? whole.slice(0, whole.lastIndexOf('. ', longestText) + 1) : whole;
    if (size > 0 && size + text.length > fileSize) {
      pieces.push({ from: entry, texts: [] });
      size = 0;
    }
    const piece = pieces.at(-1)!;
    while (piece.texts.length < entry - piece.from) piece.texts.push('');
    piece.texts.push(text);
    size += text.length;
  }
  return {
    files: pieces.map((piece, number) => ({ path: textFile(url, number), content: JSON.stringify(piece.texts) })),
    starts: pieces.length > 1 ? packAscending(pieces.map(({ from }) => from)) : '',
  };
}
