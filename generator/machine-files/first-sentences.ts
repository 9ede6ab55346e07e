import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { firstParagraph, headedParts, rowsWithIds } from '../../compile/html/finished-html.ts';
import { firstSentence } from '../../src/model/first-sentence.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/**
 * Returns first sentences from a page's HTML by id: the first sentence below the heading with that id, or in the last
 * cell of the table row with that id. Sentences that only announce a list are left out.
 */
export function sentencesById(html: string): Map<string, string> {
  const sentences = new Map<string, string>();
  const note = (id: string, paragraph: string | undefined) => {
    const sentence = paragraph === undefined ? '' : firstSentence(textOf(paragraph));
    if (sentence && !announces(sentence)) sentences.set(id, sentence);
  };
  for (const { id, html: part } of headedParts(html, 2, 6)) note(id, firstParagraph(part));
  for (const { id, cells } of rowsWithIds(html)) if (cells.length > 1) note(id, cells.at(-1));
  return sentences;
}

/** Whether a sentence only announces a list or table, and says nothing on its own. */
function announces(sentence: string): boolean {
  return sentence.endsWith(':');
}

/** Returns the text content of HTML, with white space collapsed. */
export function textOf(html: string): string {
  const read = (node: DefaultTreeAdapterTypes.Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  return foldSpaces(read(parseFragment(html)));
}
