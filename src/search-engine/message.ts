/**
 * A message as a terminal or a browser's console prints it, pasted whole: what of it says which message it is.
 */
import { wordsOf } from './telling-lines.ts';
import { relative, unquotedPath, withKindsOfNames, withoutAliases } from './without-paths.ts';
import { bareKey, squash } from './words.ts';

/** Sentences of at least this many words are looked up alone, from their beginning to each of their words. */
const shortestSentence = 3;
const longestSentence = 36;

/** Lines of a message that are looked up. */
const lineLimit = 12;

/** A way to look a message up. */
export interface MessageKey {
  key: string;
  /** How much it says about which message it is, 0 to 1. */
  share: number;
}

/** What a message may be known by: each of its sentences, from its beginning up to each word. */
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

/** What a message says that quotes an alias where others quote a path: a little less than one that quotes an alias, too. */
const aliasShare = 0.9;

/** A package, not a file. */
const quotedName = /['"`][\w@]/;

/** The longer of two sentences in one message says more about which it is. */
function shareOfLength(key: string): number {
  return 1 - shortLoss * Math.max(0, 1 - key.length / longKey);
}

const longKey = 60;
const shortLoss = 0.25;

/** The keys of one message, the one with its own names first: as printed, with kinds in place of names, and without what varies. */
export function keysOfMessage(text: string): string[] {
  const telling = text.replace(unquotedPath, ' ');
  // A file is never the package of the same name.
  const named = squash(withKindsOfNames(telling, (name) => relative.test(name)));
  const kinds = squash(withKindsOfNames(telling));
  return [...new Set([named, kinds, bareKey(telling) ?? ''])].filter((key) => key.length >= shortestKey);
}

const shortestKey = 8;

/** A line, and what follows each colon and full stop in it: a message may be quoted from any of them on. */
function sentencesOf(line: string): string[] {
  const starts = [0, ...Array.from(line.matchAll(/(?:: |[.!?] )/g), ({ index, 0: end }) => index + end.length)];
  return starts.map((start) => line.slice(start)).filter((sentence) => wordsOf(sentence) > 1);
}
