import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { firstParagraph, headedParts, rowsWithIds } from '../../compile/html/finished-html.ts';

/** The first sentence under each heading of a page, and in the last cell of each row that has an id, by these ids. */
export function sentencesById(html: string): Map<string, string> {
  const sentences = new Map<string, string>();
  const note = (id: string, paragraph: string | undefined) => {
    const sentence = paragraph === undefined ? '' : firstSentence(textOf(paragraph));
    if (sentence) sentences.set(id, sentence);
  };
  for (const { id, html: part } of headedParts(html, 2, 6)) note(id, firstParagraph(part));
  for (const { id, cells } of rowsWithIds(html)) if (cells.length > 1) note(id, cells.at(-1));
  return sentences;
}

/** Text of HTML, its white space folded. */
export function textOf(html: string): string {
  const read = (node: DefaultTreeAdapterTypes.Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(read).join('') : '';
  return read(parseFragment(html)).replace(/\s+/g, ' ').trim();
}

/** A text up to the first full stop that ends a sentence, not one inside `webpack.config.js` or `e.g. this`. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?= ["“(]?[A-Z`]|$)/s.exec(text)?.[0] ?? text;
}
