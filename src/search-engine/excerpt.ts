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
 * nothing matches, returns the first sentence. Truncates the result to 110 characters around the first match.
 */
export function excerptOf(text: string, typed: string): string {
  const sentences = text.trim().split(/(?<=[.!?])\s+|(?<=:)\s+(?=\p{Lu})/u);
  let best = { said: 0.5, sentence: sentences[0]! };
  for (const sentence of sentences) {
    const said =
      new Set(markText(sentence, typed).flatMap(({ text: word, marked }) => (marked ? [word.toLowerCase()] : [])))
        .size + (sentence.split(' ').length >= fullSentence ? 0.5 : 0);
    if (said > best.said) best = { said, sentence };
  }
  return cut(best.sentence, typed);
}

function cut(sentence: string, typed: string): string {
  if (sentence.length <= longest) return sentence;
  const stretches = markText(sentence, typed);
  const marked = stretches.findIndex((stretch) => stretch.marked);
  const at = stretches.slice(0, Math.max(0, marked)).reduce((length, { text }) => length + text.length, 0);
  const start = at <= longest / 2 ? 0 : sentence.indexOf(' ', at - before) + 1;
  const end = sentence.length - start <= longest ? sentence.length : sentence.lastIndexOf(' ', start + longest);
  return `${start > 0 ? '…' : ''}${sentence.slice(start, end > start ? end : start + longest)}${end < sentence.length ? '…' : ''}`;
}
