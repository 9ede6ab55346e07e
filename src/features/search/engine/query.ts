/** A query, read. */
import { bareKey, isMeant, squash, units } from './words.ts';

/** Longest query that is looked at, in characters; what is beyond is cut. */
export const queryLimit = 200;

/** Most words of a query that take part. */
const wordLimit = 18;

export interface QueryWord {
  /** Squashed. */
  text: string;
  /** Parts of an identifier: `public`, `path` for `publicPath`. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  open: boolean;
  /** Whether it is a name that a message quotes: what varies from one to the next. */
  quoted: boolean;
}

export interface Query {
  /** As typed, cut and trimmed. */
  text: string;
  /** All of it squashed: what identifiers are compared with. */
  key: string;
  /** A message without its names and numbers, if it is one; and without what goes before or after its first sentence. */
  messageKeys: string[];
  words: QueryWord[];
  /** Names in it that stand out by their spelling, squashed: `html-webpack-plugin`, `output.path`, `'crypto'`. */
  terms: string[];
  /** Whether it asks what something is. */
  definition: boolean;
  /** Whether a command line flag is in it. */
  flag: boolean;
  /** Whether it is a question or a sentence rather than a name. */
  question: boolean;
  /** Whether it is written without spaces. */
  oneWord: boolean;
  /** Whether it reads like a message that a tool printed. */
  message: boolean;
  /** Whether it looks like an identifier (`output.path`, `__dirname`, `splitChunks`). */
  identifier: boolean;
}

/** Paths of the reader's machine in a pasted message say nothing about what it means. */
const machinePath = /(?:^|[\s'"(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/)[^\s'")]*/g;

/** Words that begin most messages and so say little about which one it is. */
const messageNoise = new Set(['error', 'errors', 'uncaught', 'typeerror', 'referenceerror', 'syntaxerror', 'warning', 'err', 'promise', 'undefined', 'properties', 'property', 'read', 'reading', 'cannot']);

/** What printed messages say and few other queries do. */
const printed = /error|exception|warning|\berr_|can'?t |cannot|could ?n[o']t|unable|\bfail(?:ed|ure|s)?\b|not (?:been|found|defined|a |an |available|supported|allowed|handled|set)|unexpected|invalid|conflict|unknown|unsatisfied|unhandled|breaking change:|critical|\bexceeds?\b|may need|\btwice\b|has no |does not|doesn'?t/i;

/** What follows a hook in code but is no part of its name. */
const tapMethod = /\.(?:tap|tapAsync|tapPromise|call|callAsync|promise)\b.*$/;

/** Reads a query as typed; never throws, whatever it holds. */
export function readQuery(typed: string): Query {
  const text = typed.normalize('NFC').slice(0, queryLimit).trim();
  const message = printed.test(text);
  const plain = (message || text.length > 24 ? text.replace(machinePath, ' ') : text).replace(tapMethod, '');
  const all = units(plain);
  const worded = all.filter(isMeant);
  const telling = worded.filter((unit) => !messageNoise.has(unit.whole));
  const meaningful = telling.length >= 2 ? telling : worded;
  const chosen = (meaningful.length > 0 ? meaningful : all).slice(0, wordLimit);
  const last = all.at(-1);
  const quoted = new Set(Array.from(plain.matchAll(/'([^'\s]+)'|"([^"\s]+)"/g), ([, single, double]) => squash(single ?? double!)));
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const unit of chosen) {
    if (seen.has(unit.whole)) continue;
    seen.add(unit.whole);
    words.push({ text: unit.whole, parts: unit.parts, open: unit === last && !/\s$/.test(typed), quoted: message && quoted.has(unit.whole) });
  }
  return {
    text,
    key: squash(plain.replace(/\(.*?\)/g, '')) || squash(plain),
    messageKeys: message ? messageKeysOf(plain) : [],
    words,
    terms: termsOf(plain),
    definition: /^\s*(?:what(?:'s| is| are| does)|meaning of|difference between|explain)\b|^\s*how (?:does|do|is|are)\b.*\bwork/i.test(text),
    flag: /^--?[a-z]|\s--[a-z]|\b(?:flags?|cli)\b/i.test(text),
    question: all.length >= 3 && (all.length > meaningful.length || !/[._$A-Z]/.test(text.slice(1))),
    oneWord: !/\s/.test(text),
    message,
    identifier: !/\s/.test(text) && /[._$]|[a-z][A-Z]/.test(text),
  };
}

/** Sentences of at least this many words are looked up alone. */
const shortestSentence = 4;

/** What a message may be known by: its beginning up to each word, with and without what stands in front of a colon. */
function messageKeysOf(text: string): string[] {
  const keys = new Set<string>();
  const colon = text.indexOf(': ');
  for (const part of [text, ...(colon > 0 ? [text.slice(colon + 2)] : []), text.replace(/^(?:ERROR|WARNING) in \S*\s*/, '')]) {
    const words = part.split(/\s+/).slice(0, wordLimit * 2);
    for (let length = shortestSentence; length <= words.length; length++) {
      const sentence = words.slice(0, length).join(' ');
      for (const key of [squash(sentence), bareKey(sentence)]) if (key) keys.add(key);
    }
  }
  return [...keys];
}

function termsOf(text: string): string[] {
  const terms = text.match(/['"`]([^'"`\s]+)['"`]|[\w@$]+(?:[-.][\w$]+)+|__\w+__|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+/g) ?? [];
  return [...new Set(terms.map(squash))].filter((term) => term.length >= 3);
}
