import type { CompiledPage } from '../../compile/types.ts';
import type { SourceMessage } from './source-messages.ts';

/** The fields of a page that can answer a message. */
export type AnsweringPage = Pick<CompiledPage, 'title' | 'headings' | 'sections'> & {
  frontMatter: Pick<CompiledPage['frontMatter'], 'phrases'>;
};

/** So many words in a row, shared by a message and a page, are a quotation of it. */
const quoted = 5;

/** A first sentence of so many words says which message it is. */
const leastWords = 3;

/** Where a page shows a value, a message has up to so many words. */
const longestValue = 8;

/**
 * A function that says whether a page quotes a message: five words in a row of one of its literal parts, or the first
 * five of the message or of its first sentence with any values between them, or all of them if there are fewer.
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

/** Stands for a value between the parts of a message. */
const value = '\u0000';

/** Finds the first sentence of a message and the whole of it, by their first words and with others in place of values. */
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

/** Words in lower case, without punctuation, which pages and messages set differently. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(quoted - 1).map((_, at) => words.slice(at, at + quoted).join(' '));
}
