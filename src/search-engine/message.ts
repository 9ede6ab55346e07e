/**
 * A message as a terminal or a browser's console prints it, pasted whole: what of it says which message it is.
 */
import { bareKey, squash } from './words.ts';

/** Stands for the end of a line where a box has room for one line alone. */
export const lineMark = ' ↵ ';

/** Modules that come with Node.js: in a browser they need a polyfill. `fs` and its like are told apart by their own names. */
const coreModules = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram dns domain events fs http http2 https inspector ' +
    'module net os path perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls tty url util v8 ' +
    'vm worker_threads zlib'
  ).split(' '),
);

/** What printed messages say and few other queries do. */
const printed =
  /error|exception|warning|\berr_|can'?t |cannot|could ?n[o']t|unable|\bfail(?:ed|ure|s)?\b|not (?:been|found|defined|a |an |available|supported|allowed|handled|set)|unexpected|invalid|conflict|unknown|unsatisfied|unhandled|breaking change:|critical|\bexceeds?\b|may need|\btwice\b|has no |does not|doesn'?t|refused to/i;

/** Lines that say where something happened, not what: stacks, code frames, import traces, garbage collections. */
const whereabouts =
  /^\s*(?:at\s|@\s|\|?\s*>?\s*\d+\s*\|[^|]*$|[|>]\s|\^+\s*$|~+\s*$|<---|\[\d+:0x|\d+: 0x|- [~./\\]|[A-Za-z]:\\\S*$|\/\S*$|\([^()\s]*\)$|\(error: \S+\)$)/;

/** What stands in front of a message: who reports it, and in which file. */
const prefixes = [
  /^\s*(?:ERROR|WARNING)\s+in\s+(?:(?:\S*[./\\]\S*|main)(?:\s+\d+:\d+(?:-\d+)?(?::\d+)?)?(?:\s|$))?/,
  /^\s*\[(?:webpack-cli|webpack-dev-server|webpack-dev-middleware)\]\s*/,
  /^\s*<[ewit]>\s*/,
  /^\s*\S+\.[cm]?[jt]sx?:\d+(?::\d+)?\s+/,
  /^\s*Uncaught\s+(?:\(in promise\)\s*)?/,
  /^\s*(?:npm ERR!|error Command|✖|×|❌|⨯)\s*/,
];

/** Paths of the reader's machine in a pasted message say nothing about what it means. */
const machinePath = /(?:^|[\s'"(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** The same outside of quotes: in them stands what a message is about. */
const unquotedPath = /(?<=^|[\s(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** What is left as noise is taken out must say at least this much, in words. */
const leastWords = 3;

/** Sentences of at least this many words are looked up alone, from their beginning to each of their words. */
const shortestSentence = 3;
const longestSentence = 36;
/** Lines of a message that are looked up. */
const lineLimit = 12;

/** Whether a text reads like a message that a tool printed. */
export function readsPrinted(text: string): boolean {
  return printed.test(text);
}

/** All kinds of quotes as the straight one; backticks stay where they stand alone. */
export function straightQuotes(text: string): string {
  return text.replace(/[‘’‚‹›´]/g, "'").replace(/[“”„«»]/g, '"');
}

/** The telling lines of a message, without what stands in front of them. Never fewer than three words, if it has so many. */
export function tellingLines(text: string): string[] {
  const lines = text.split(/\r?\n| ↵ /).filter((line) => line.trim() !== '');
  const telling = lines
    .filter((line) => !whereabouts.test(line))
    .map(withoutPrefix)
    .filter(Boolean);
  return wordsOf(telling.join(' ')) >= Math.min(leastWords, wordsOf(text)) ? telling : lines.map((line) => line.trim());
}

function withoutPrefix(line: string): string {
  let rest = line;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const prefix of prefixes) {
      const shorter = rest.replace(prefix, '');
      if (shorter === '' || wordsOf(shorter) >= leastWords) rest = shorter;
    }
  }
  return rest.trim();
}

function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}

/** A text without paths of the reader's machine, unless too little is left. */
export function withoutPaths(text: string): string {
  const shorter = text.replace(machinePath, ' ');
  return wordsOf(shorter) >= Math.min(leastWords, wordsOf(text)) ? shorter : text;
}

/**
 * A message with the names it quotes in place of which kind they are: a module of Node.js, a loader, a file, another
 * package. Messages that differ in a name alone become equal where the name is of one kind.
 */
function withKindsOfNames(text: string, isMeant: (name: string) => boolean = () => true): string {
  return text.replace(/(^|[^\p{L}\p{N}])['"`]([^'"`\s]+)['"`]/gu, (whole, before: string, name: string) => {
    const kind = isMeant(name) ? kindOfName(name) : undefined;
    return kind === undefined ? whole : `${before}${kind}`;
  });
}

/** Files, also by the usual short names of the source directory. */
const relative = /^\.{0,2}\/|^[A-Za-z]:\\|^[@~]\//;
const packageName = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?$/;

/** The kind of a quoted name; nothing where it is not that of a module. */
function kindOfName(name: string): string | undefined {
  const bare = name.replace(/^node:/, '');
  if (coreModules.has(bare.split('/')[0]!)) return 'namedcoremodule';
  if (relative.test(name)) return 'namedfile';
  if (/-loader$/.test(bare)) return 'namedloader';
  return packageName.test(name) ? 'namedpackage' : undefined;
}

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
      }
    }
  }
  return Array.from(keys, ([key, share]) => ({ key, share }));
}

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
