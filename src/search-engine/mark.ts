/** Which parts of a shown text the query means. */
import { queryLimit, readQuery } from './query.ts';
import { isStopWord, stem } from './words.ts';

/** A stretch of a text; `marked` where the query means it. Joined, the stretches are the text. */
export interface Stretch {
  text: string;
  marked: boolean;
}

/** Cuts a text into marked and unmarked stretches. Words are marked where a word, or a part of an identifier, begins. */
export function markText(text: string, typed: string): Stretch[] {
  const lower = text.toLowerCase();
  // Some letters change length in lower case; positions would be wrong then.
  if (lower.length !== text.length) return [{ text, marked: false }];
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of wordsToMark(typed)) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      if (isWordStart(text, at)) marks.fill(true, at, at + word.length);
    }
  }
  return stretches(text, marks);
}

function wordsToMark(typed: string): Set<string> {
  const found = new Set<string>();
  for (const word of readQuery(typed).words) {
    for (const form of [word.text, ...word.parts, stem(word.text)])
      if (form.length > 1 && !isStopWord(form)) found.add(form);
  }
  for (const token of typed.slice(0, queryLimit).toLowerCase().split(/\s+/))
    if (token.length > 2 && !isStopWord(token)) found.add(token);
  return found;
}

function isWordStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{Lu}/u.test(text.charAt(at)) && !/\p{Lu}/u.test(before);
}

function stretches(text: string, marks: boolean[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [i, marked] of marks.entries()) {
    const last = found.at(-1);
    if (last?.marked === marked) last.text += text[i];
    else found.push({ text: text.charAt(i), marked });
  }
  return found;
}
