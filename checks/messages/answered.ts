import type { CompiledPage } from '../../compile/types.ts';
import type { SourceMessage } from './source-messages.ts';

/** Page fields that can contain the answer to a message. */
export type AnsweringPage = Pick<CompiledPage, 'title' | 'headings' | 'sections'> & {
  frontMatter: Pick<CompiledPage['frontMatter'], 'phrases'>;
};

/** Number of consecutive words that a message and a page must share to count as a quotation. */
const quoted = 5;

/** Minimum number of words in a first sentence that identifies its message. */
const leastWords = 3;

/** Maximum number of words in a message where the page shows a placeholder value. */
const longestValue = 8;

/**
 * Creates a function that tests whether a page quotes a message. A page quotes it if it contains five consecutive words
 * of one of the message's literal parts, or the first five words of the message or of its first sentence (all words if
 * there are fewer). Any values may be between the first words.
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

/** Placeholder for a value between the literal parts of a message. */
const value = '\u0000';

/**
 * Returns patterns that match the beginning of a message, and of its first sentence, with any values between the words.
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

/** Returns words in lower case, without punctuation, because punctuation differs between pages and messages. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(' '));
}
