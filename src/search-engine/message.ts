/** Finds the sentences that identify a message in pasted terminal or console output. */
import { wordsOf } from './telling-lines.ts';
import { relative, unquotedPath, withKindsOfNames, withoutAliases } from './without-paths.ts';
import { bareKey, squash } from './words.ts';

/** Sentences with at least this many words are looked up alone, with each of their prefixes. */
const shortestSentence = 3;
const longestSentence = 36;

/** Maximum number of lines that are looked up. */
const lineLimit = 12;

/** A key to look up a message. */
export interface MessageKey {
  key: string;
  /** How well it identifies the message, 0 to 1. */
  share: number;
}

/** Lookup keys of a message: each of its sentences, and each prefix of those. */
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

/** Quality of a message with an alias if pages quote a path; slightly less than one quoted with an alias. */
const aliasShare = 0.9;

/** A package rather than a file. */
const quotedName = /['"`][\w@]/;

/** The longer of two sentences identifies a message better. */
function shareOfLength(key: string): number {
  return 1 - shortLoss * Math.max(0, 1 - key.length / longKey);
}

const longKey = 60;
const shortLoss = 0.25;

/** Keys of a message, its own names first: as printed, with kinds instead of names, and without varying parts. */
export function keysOfMessage(text: string): string[] {
  const telling = text.replace(unquotedPath, ' ');
  // A file never has the kind of a package with the same name.
  const named = squash(withKindsOfNames(telling, (name) => relative.test(name)));
  const kinds = squash(withKindsOfNames(telling));
  return [...new Set([named, kinds, bareKey(telling) ?? ''])].filter((key) => key.length >= shortestKey);
}

const shortestKey = 8;

/** A line, and its rest after each colon and full stop, because pages may quote a message from any of them on. */
function sentencesOf(line: string): string[] {
  const starts = [0, ...Array.from(line.matchAll(/(?:: |[.!?] )/g), ({ index, 0: end }) => index + end.length)];
  return starts.map((start) => line.slice(start)).filter((sentence) => wordsOf(sentence) > 1);
}
