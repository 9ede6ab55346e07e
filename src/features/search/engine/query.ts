/** A query, read. */
import { isStopWord, squash, units } from './words.ts';

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
}

export interface Query {
  /** As typed, cut and trimmed. */
  text: string;
  /** All of it squashed: what identifiers are compared with. */
  key: string;
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
const printed = /error|exception|warning|\berr_|can'?t |cannot|could ?n[o']t|unable|\bfail(?:ed|ure|s)?\b|not (?:found|defined|a |an |available|supported|allowed|handled|set)|unexpected|invalid|conflict|unknown|unsatisfied|unhandled|breaking change:|critical|\bexceeds?\b|may need|\btwice\b|has no |does not|doesn'?t/i;

/** What follows a hook in code but is no part of its name. */
const tapMethod = /\.(?:tap|tapAsync|tapPromise|call|callAsync|promise)\b.*$/;

/** Reads a query as typed; never throws, whatever it holds. */
export function readQuery(typed: string): Query {
  const text = typed.normalize('NFC').slice(0, queryLimit).trim();
  const plain = (text.length > 24 ? text.replace(machinePath, ' ') : text).replace(tapMethod, '');
  const all = units(plain);
  const worded = all.filter((unit) => !isStopWord(unit.whole));
  const telling = worded.filter((unit) => !messageNoise.has(unit.whole));
  const meaningful = telling.length >= 2 ? telling : worded;
  const chosen = (meaningful.length > 0 ? meaningful : all).slice(0, wordLimit);
  const last = all.at(-1);
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const unit of chosen) {
    if (seen.has(unit.whole)) continue;
    seen.add(unit.whole);
    words.push({ text: unit.whole, parts: unit.parts, open: unit === last && !/\s$/.test(typed) });
  }
  return {
    text,
    key: squash(plain.replace(/\(.*?\)/g, '')) || squash(plain),
    words,
    terms: termsOf(plain),
    definition: /^\s*(?:what(?:'s| is| are| does)|meaning of|difference between|explain)\b/i.test(text),
    flag: /^--?[a-z]|\s--[a-z]/i.test(text),
    question: all.length >= 3 && (all.length > meaningful.length || !/[._$A-Z]/.test(text.slice(1))),
    oneWord: !/\s/.test(text),
    message: printed.test(text),
    identifier: !/\s/.test(text) && /[._$]|[a-z][A-Z]/.test(text),
  };
}

function termsOf(text: string): string[] {
  const terms = text.match(/['"`]([^'"`\s]+)['"`]|[\w@$]+(?:[-.][\w$]+)+|__\w+__|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+/g) ?? [];
  return [...new Set(terms.map(squash))].filter((term) => term.length >= 3);
}
