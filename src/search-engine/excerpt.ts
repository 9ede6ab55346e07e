/** The stretch of a text that says most about a query. */
import { markText } from './mark.ts';

/** Most characters of an excerpt. */
const longest = 110;
/** Words from which on a sentence says more than a label does (`Signature run():`), worth half a word of the query. */
const fullSentence = 5;
/** Characters shown before the first marked word, where a sentence is too long. */
const before = 40;

/**
 * The sentence of a text with the most different words of the query, the first of them, whole sentences before labels; without any, the first sentence. Cut
 * to at most 110 characters, around the first marked word.
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
