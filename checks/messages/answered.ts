import type { CompiledPage } from '../../compile/types.ts';
import type { SourceMessage } from './source-messages.ts';

/** Page fields that can quote or explain an error message. */
export type AnsweringPage = Pick<CompiledPage, 'title' | 'headings' | 'sections'> & {
  frontMatter: Pick<CompiledPage['frontMatter'], 'phrases'>;
};

/** Number of consecutive words that an error message and a page must share for the page to count as quoting it. */
const quoted = 5;

/** Minimum number of words in the first sentence of an error message if a page may quote only that sentence. */
const leastWords = 3;

/** Maximum number of words that a page may have in place of a value in an error message. */
const longestValue = 8;

/**
 * Creates a function that tests whether a page quotes an error message. A quotation has five consecutive words of one
 * of the message's literal parts, or the first five words of the message or of its first sentence (all words if there
 * are fewer). Between the first words, the page may have any values.
 */
export function answersOf(pages: readonly AnsweringPage[]): (message: Pick<SourceMessage, 'parts'>) => boolean {
  const texts = pages.map((page) => wordsIn(textOf(page)));
  const runs = new Set(texts.flatMap((words) => runsOf(words)));
  const spaced = texts.map((words) => ` ${words.join(' ')} `).join('\n');
  return ({ parts }) => {
    return (
      parts.some((part) => runsOf(wordsIn(part)).some((run) => runs.has(run))) ||
      openingsOf(parts).some((opening) => opening.test(spaced))
    );
  };
}

/** Placeholder for a value between the literal parts of an error message. */
const value = '\u0000';

/**
 * Returns patterns that match the beginning of an error message, and of its first sentence, with any values between the
 * words.
 */
function openingsOf(parts: readonly string[]): RegExp[] {
  const message = parts.join(value);
  const [sentence = ''] = message.split(/[.:!?]\s/);
  return [message, ...(wordsIn(sentence).length >= leastWords ? [sentence] : [])].map((text) => {
    let left = quoted;
    const taken = text.split(value).map((part) => {
      const first = wordsIn(part).slice(0, left);
      left -= first.length;
      return first.join(' ');
    });
    return new RegExp(` ${taken.filter(Boolean).join(`(?: \\S+){0,${longestValue}} `)} `);
  });
}

function textOf({ title, headings, sections, frontMatter }: AnsweringPage): string {
  return [
    title,
    ...headings.map((heading) => heading.title),
    ...sections.flatMap(({ text, code }) => [text, code]),
    ...Object.values(frontMatter.phrases ?? {}).flat(),
  ].join('\n');
}

/**
 * Returns the words of a text in lower case, without punctuation, because punctuation differs between pages and error
 * messages.
 */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(' '));
}
