/** The prose of a page in small files: an excerpt of a result needs one of them, and an edit changes those of its page alone. */
import { packAscending, textFile } from '../../src/search-engine/format.ts';
import type { SearchFile } from './build-search-index.ts';

/** How full a file gets, in characters: about 0.8 KB with brotli. One long text fills a file of its own. */
const fileSize = 2_000;
/** What is kept of one text, in characters: a list of hundreds of members is no place to look for a sentence. */
const longestText = 8_000;

/**
 * Files of the texts of a page, and the entry that each begins with, packed; nothing where there is one file.
 * @param texts of the page and its headings, by their number on the page, ascending
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
