/** Finds the parts of a displayed string to highlight because they match the query. */
import { readQuery } from './query.ts';
import { isStopWord, isVague, stem } from './words.ts';

/**
 * A part of a displayed string. `marked` is true if it matches the query. All parts joined give the original string.
 */
interface Stretch {
  text: string;
  marked: boolean;
}

/** Minimum length of a query word to be highlighted inside other words, which happens if no word begins with it. */
const markedInside = 3;

/**
 * Splits a string into highlighted and other parts. Highlights a query word at the beginning of words and of parts of
 * identifiers. If there is no such match, also highlights it inside words (`path` in `publicpath`).
 */
export function markText(text: string, typed: string): Stretch[] {
  const lower = text.toLowerCase();
  // Some letters have a different length in lowercase, which would shift the positions of matches.
  if (lower.length !== text.length) return [{ text, marked: false }];
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of wordsToMark(typed)) {
    const places = placesOf(word, lower);
    const starts = places.filter((at) => isWordStart(text, at));
    const shown = starts.length === 0 && word.length >= markedInside ? places : starts;
    for (const at of shown) marks.fill(true, at, at + word.length);
  }
  return stretches(text, marks);
}

/** Minimum length of a query word to be highlighted at the beginning of a longer word on a page. */
const markedAtStart = 4;

/**
 * Like `markText`, for a whole section of a page, which has many more words than a search result. Doesn't highlight
 * vague words, which are frequent in pasted messages, or fragments of words. A short query word must be a complete word
 * or part of an identifier.
 */
export function markWords(text: string, typed: string): Stretch[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [{ text, marked: false }];
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of wordsToMark(typed)) {
    if (isVague(word)) continue;
    for (const at of placesOf(word, lower)) {
      const end = at + word.length;
      if (isWordStart(text, at) && (word.length >= markedAtStart || isWordEnd(text, end))) marks.fill(true, at, end);
    }
  }
  return stretches(text, marks);
}

function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) places.push(at);
  return places;
}

function wordsToMark(typed: string): Set<string> {
  const found = new Set<string>();
  const { text, words } = readQuery(typed);
  for (const word of words) {
    for (const form of [word.text, ...word.parts, stem(word.text)])
      if (form.length > 1 && !isStopWord(form)) found.add(form);
  }
  for (const token of text.toLowerCase().split(/\s+/)) if (token.length > 2 && !isStopWord(token)) found.add(token);
  return found;
}

function isWordStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (!/[\p{L}\p{N}]/u.test(before)) return true;
  return /\p{Lu}/u.test(text.charAt(at)) && !/\p{Lu}/u.test(before);
}

function isWordEnd(text: string, end: number): boolean {
  return end === text.length || isWordStart(text, end) || !/[\p{L}\p{N}]/u.test(text.charAt(end));
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
