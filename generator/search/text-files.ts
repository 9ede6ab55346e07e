/**
 * Splits a page's text into small files: showing the excerpt of a result takes one of them, and an edit changes only
 * those of its page.
 */
import { packAscending, textFile } from '../../src/search-engine/format.ts';
import type { SearchFile } from './build-search-index.ts';

/** Target size of a file in characters: about 0.8 KB with Brotli. A longer text gets its own file. */
const fileSize = 2_000;
/** Maximum characters stored per text; excerpts from longer lists wouldn't help. */
const longestText = 8_000;

/**
 * Files with the texts of a page, and the first entry of each, packed; undefined if there is only one.
 * @param texts of the page and its headings, by their index on the page, ascending
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
