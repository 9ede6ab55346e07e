/** Selects the sentence of a text that is most relevant to a search query. */
import { markText } from './mark.ts';

/** Maximum length of an excerpt, in characters. */
const longest = 110;
/**
 * Minimum number of words in a full sentence, as opposed to a label such as `Signature run():`. In the ranking, being a
 * full sentence counts as much as half a query word.
 */
const fullSentence = 5;
/** Number of characters to show before the first match if the sentence is too long for an excerpt. */
const before = 40;

/**
 * Returns the sentence that contains the most different words of the query. Prefers full sentences to labels. If
 * nothing matches, returns the first sentence. Truncates the result to 110 characters around the first match. If a
 * table row documents the search result, the excerpt is the beginning of this row.
 * @param name the search result's heading, or the name that it documents
 */
export function excerptOf(text: string, typed: string, name = ''): string {
  const row = rowOf(text, name);
  if (row !== undefined) return cut(row, typed, 0);
  const sentences = text.trim().split(/(?<=[.!?])\s+|(?<=:)\s+(?=\p{Lu})|\n/u);
  let best = { said: 0.5, sentence: sentences[0]! };
  for (const sentence of sentences) {
    const said =
      new Set(markText(sentence, typed).flatMap(({ text: word, marked }) => (marked ? [word.toLowerCase()] : [])))
        .size + (sentence.split(' ').length >= fullSentence ? 0.5 : 0);
    if (said > best.said) best = { said, sentence };
  }
  return cut(best.sentence, typed);
}

/**
 * Returns what the table row or list item about a name says after the name, or undefined if there is none. A row may
 * begin with only the end of the name, or with `<key>` for any key: `cacheGroups.<key>.priority`. A list item has a
 * colon after the name.
 */
function rowOf(text: string, name: string): string | undefined {
  for (const [index, line] of text.split('\n').entries()) {
    if (name !== '' && line.startsWith(`${name}: `)) return line.slice(name.length + 2);
    const [first = ''] = line.split(' ', 1);
    if (index === 0) continue;
    if (first !== '' && `.${name}`.endsWith(`.${first.replace(/\.?<[^>]*>/g, '')}`))
      return line.slice(first.length).replace(/^[ ·]+/, '');
  }
  return undefined;
}

function cut(sentence: string, typed: string, at = firstMatch(sentence, typed)): string {
  if (sentence.length <= longest) return sentence;
  const start = at <= longest / 2 ? 0 : sentence.indexOf(' ', at - before) + 1;
  const end = sentence.length - start <= longest ? sentence.length : sentence.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '…' : ''}${sentence.slice(start, end > start ? end : start + longest)}${end < sentence.length ? '…' : ''}`;
}

/** Returns the position of the first query word in a sentence, or 0 if there is none. */
function firstMatch(sentence: string, typed: string): number {
  const stretches = markText(sentence, typed);
  const marked = stretches.findIndex((stretch) => stretch.marked);
  return stretches.slice(0, Math.max(0, marked)).reduce((length, { text }) => length + text.length, 0);
}
