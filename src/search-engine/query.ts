/** A query, read. */
import { inChromesWords } from './browser-wordings.ts';
import { type MessageKey, messageKeysOf } from './message.ts';
import { asksForNews, definition, howTo, isNegative } from './intent.ts';
import { withoutKind } from './issue-title.ts';
import { readsPrinted, straightQuotes, tellingLines, withinLimit, withoutColors } from './telling-lines.ts';
import { withoutPaths } from './without-paths.ts';
import { isMeant, isVague, squash, units, withoutArguments } from './words.ts';

/** Maximum length of a query in characters; of a longer one, the most relevant lines are used. */
export const queryLimit = 2_000;

/** Maximum number of words that are used. */
const wordLimit = 18;

export interface QueryWord {
  /** Squashed. */
  text: string;
  /** Parts of an identifier: `public`, `path` for `publicPath`. */
  parts: string[];
  /** Whether the reader may still be typing it. */
  open: boolean;
  /** Whether it is a name quoted in a message, which varies between projects. */
  quoted: boolean;
  /** Whether it fits most questions, whatever their topic. */
  vague: boolean;
}

export interface Query {
  /** As typed, truncated and trimmed. */
  text: string;
  /** The whole query, squashed, to compare with identifiers. */
  key: string;
  /** If it is a message: without names and numbers, and without text before or after its first sentence. */
  messageKeys: MessageKey[];
  words: QueryWord[];
  /** Names recognizable by their spelling, squashed: `html-webpack-plugin`, `output.path`, `'crypto'`. */
  terms: string[];
  /** Whether it is a how-to query. */
  asks: boolean;
  /** Whether it asks for a definition. */
  definition: boolean;
  /** Whether it asks for release news. */
  news: boolean;
  /** Whether it is about disabling or avoiding something: `disable code splitting`, `without babel`. */
  negative: boolean;
  /** Whether it contains no spaces. */
  oneWord: boolean;
  /** Whether it reads like a printed message. */
  message: boolean;
  /** Whether it looks like an identifier (`output.path`, `__dirname`, `splitChunks`). */
  identifier: boolean;
}

/** Words at the beginning of most messages, which don't distinguish them. */
const messageNoise = new Set([
  'error',
  'errors',
  'uncaught',
  'typeerror',
  'referenceerror',
  'syntaxerror',
  'warning',
  'err',
  'promise',
  'undefined',
  'properties',
  'property',
  'read',
  'reading',
  'cannot',
]);

/** Method called on a hook, which isn't part of its name. */
const tapMethod = /\.(?:tap|tapAsync|tapPromise|call|callAsync|promise)\b.*$/;

/** A command line with one flag: `--no-devtool`, `webpack serve --open`, `npx webpack --config webpack.prod.js`. */
const flagAlone = /^(?:npx )?(?:webpack(?:-cli)? )?(?:[a-z]+ )?--(?:no-)?([a-z][a-z-]*)(?:[ =]\S+)?$/;

/**
 * A single line that begins like a question or a task is no message: `turn off error overlay`, `how to ignore
 * warnings`. A contraction (`can't resolve`) doesn't begin a question.
 */
const asks =
  /^\s*(?:add|avoid|build|can|catch|change|check|detect|disable|do|does|enable|fail|find|fix|get|handle|hide|how|ignore|is|make|only|print|remove|retry|set|should|show|stop|suppress|turn|use|what|when|where|which|who|why)\b(?!['’:])[^\n↵]*$/i;

/** The part of a text that is searched for: without terminal colors, and of a long text the most relevant lines. */
export function fitted(typed: string): string {
  return withinLimit(withoutColors(typed.normalize('NFC')), queryLimit);
}

/** Parses a query; never throws. */
export function readQuery(typed: string): Query {
  const text = fitted(typed).trim();
  const straight = inChromesWords(straightQuotes(withoutKind(text))).replace(flagAlone, '--$1');
  const message = readsPrinted(straight) && !asks.test(straight);
  const lines = message ? tellingLines(straight) : [straight];
  const line = lines.join(' ');
  const plain = message ? withoutPaths(line) : (line.length > 24 ? withoutPaths(line) : line).replace(tapMethod, '');
  const all = units(plain);
  const worded = all.filter(isMeant);
  const telling = worded.filter((unit) => !messageNoise.has(unit.whole));
  const meaningful = telling.length >= 3 ? telling : worded;
  const chosen = (meaningful.length > 0 ? meaningful : all).slice(0, wordLimit);
  const last = all.at(-1);
  const quoted = new Set(
    Array.from(plain.matchAll(/'([^'\s]+)'|"([^"\s]+)"/g), ([, single, double]) => squash(single ?? double!)),
  );
  const seen = new Set<string>();
  const words: QueryWord[] = [];
  for (const unit of chosen) {
    if (seen.has(unit.whole)) continue;
    seen.add(unit.whole);
    words.push({
      text: unit.whole,
      parts: unit.parts,
      open: unit === last && !/\s$/.test(typed),
      quoted: message && quoted.has(unit.whole),
      vague: !message && isVague(unit.whole),
    });
  }
  return {
    text,
    key: squash(withoutArguments(plain)) || squash(plain),
    messageKeys: message ? messageKeysOf(lines) : [],
    words,
    terms: termsOf(plain),
    definition: definition.test(text),
    asks: howTo.test(text),
    news: asksForNews.test(text),
    negative: isNegative(text),
    oneWord: !/\s/.test(text),
    message,
    identifier: !/\s/.test(text) && /[._$]|[a-z][A-Z]/.test(text),
  };
}

function termsOf(text: string): string[] {
  const terms =
    text.match(
      /['"`]([^'"`\s]+)['"`]|[\w@$]+(?:[-.][\w$]+)+|__\w+__|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+/g,
    ) ?? [];
  return [...new Set(terms.map(squash))].filter((term) => term.length >= 3);
}
