/** Finds the sentences that identify an error message in pasted terminal or console output. */
import { countWords } from './telling-lines.ts';
import { relative, unquotedPath, withKindsOfNames, withoutAliases } from './without-paths.ts';
import { bareKey, squash } from './words.ts';

/** Minimum number of words of a sentence, or of its beginning, to look it up as an error message. */
const shortestSentence = 3;
const longestSentence = 36;

/** Maximum number of lines of a pasted error message to look up. */
const lineLimit = 12;

/** A key for looking up an error message in the search index. */
export interface MessageKey {
  key: string;
  /** How well the key identifies the error message, from 0 to 1. */
  share: number;
}

/**
 * Returns the keys for looking up an error message: one for each of its sentences and for each beginning of a sentence.
 */
export function messageKeysOf(lines: readonly string[]): MessageKey[] {
  const keys = new Map<string, number>();
  for (const line of [...lines.slice(0, lineLimit), lines.slice(0, 3).join(' ')]) {
    for (const sentence of sentencesOf(line)) {
      const words = sentence.split(/\s+/).slice(0, longestSentence);
      for (let length = Math.min(shortestSentence, words.length); length <= words.length; length++) {
        const part = words.slice(0, length).join(' ');
        const telling = quotedName.test(words[length - 1]!);
        for (const key of keysOfMessage(part)) {
          const share = telling && key !== bareKey(part) ? 1 : shareOfLength(key);
          keys.set(key, Math.max(keys.get(key) ?? 0, share));
        }
        const asPath = withoutAliases(part);
        if (asPath !== part)
          for (const key of keysOfMessage(asPath)) keys.set(key, Math.max(keys.get(key) ?? 0, aliasShare));
      }
    }
  }
  return Array.from(keys, ([key, share]) => ({ key, share }));
}

/**
 * Quality of a match between a pasted message that contains a path alias (`@/store`) and a quoted message that contains
 * a path. It is slightly lower than if both contain an alias.
 */
const aliasShare = 0.9;

/** Matches the beginning of a quoted package name in an error message, as opposed to a file. */
const quotedName = /['"`][\w@]/;

/**
 * Returns a match quality that depends on the length of a sentence, because longer sentences identify an error message
 * better.
 */
function shareOfLength(key: string): number {
  return 1 - shortLoss * Math.max(0, 1 - key.length / longKey);
}

const longKey = 60;
const shortLoss = 0.25;

/**
 * Returns the keys of an error message, most specific first: with the names in it, with the kinds of these names
 * instead, and without varying parts.
 */
export function keysOfMessage(text: string): string[] {
  // The only name without letters or digits that messages contain is jQuery's: “$ is not defined”.
  const telling = text.replace(unquotedPath, ' ').replace(/(?<![\w$'"`])\$(?= is )/g, 'nameddollar');
  // Replace only file names with their kind, so that a file in an error message never matches a package with the same
  // name.
  const named = squash(withKindsOfNames(telling, (name) => relative.test(name)));
  const kinds = squash(withKindsOfNames(telling));
  return [...new Set([named, kinds, bareKey(telling) ?? ''])].filter((key) => key.length >= shortestKey);
}

const shortestKey = 8;

/**
 * Returns a line of an error message and what follows each colon, period, and quoted name in it, because pages may
 * quote a message starting at any of them.
 */
function sentencesOf(line: string): string[] {
  const ends = line.matchAll(/(?:: |[.!?] |(?<=\w)['"`] (?=[a-z]))/g);
  const starts = [0, ...Array.from(ends, ({ index, 0: end }) => index + end.length)];
  return starts.map((start) => line.slice(start)).filter((sentence) => countWords(sentence) > 1);
}
