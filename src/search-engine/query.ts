/** Parses a search query. */
import { inChromesWords } from './browser-wordings.ts';
import { type MessageKey, messageKeysOf } from './message.ts';
import {
  asksForNews,
  asksForSupport,
  asksHowToUse,
  commandLine,
  definition,
  isNegative,
  migration,
  versionMeant,
} from './intent.ts';
import { withoutKind } from './issue-title.ts';
import { readsPrinted, straightQuotes, tellingLines, withinLimit, withoutColors } from './telling-lines.ts';
import { withoutPaths } from './without-paths.ts';
import { isMeant, isVague, squash, units, withoutArguments } from './words.ts';

/** Maximum length of a search query in characters. Longer queries are shortened to their most relevant lines. */
export const queryLimit = 2_000;

/** Maximum number of other words in a query for a path such as `output.path` to count as its subject. */
const wordsAroundPath = 2;

/** Maximum number of words in a query that the search looks up. */
const wordLimit = 18;

export interface QueryWord {
  /** The query word in lowercase, with letters and digits only. */
  text: string;
  /** Parts of the query word if it is an identifier, such as `public` and `path` for `publicPath`. */
  parts: string[];
  /** Whether the reader may still be typing this query word. */
  open: boolean;
  /** Whether the query word is a name quoted in an error message, which differs between projects. */
  quoted: boolean;
  /** Whether the query word could be in almost any question, whatever its topic. */
  vague: boolean;
}

export interface Query {
  /** The search query as typed, truncated and trimmed. */
  text: string;
  /** The whole query in lowercase, with letters and digits only, to compare it with identifiers. */
  key: string;
  /**
   * If the query is an error message, keys for looking it up. They omit names, numbers, and any text around the
   * message.
   */
  messageKeys: MessageKey[];
  words: QueryWord[];
  /**
   * Names in the query that can be recognized by their spelling, such as `html-webpack-plugin`, `output.path`, or
   * `'crypto'`. They are in lowercase, with letters and digits only.
   */
  terms: string[];
  /**
   * The identifier paths among the names in the query, such as `this.resolve` in `this.resolve loader`, if the query
   * has few other words.
   */
  paths: string[];
  /** Whether the query asks how to use webpack. */
  asks: boolean;
  /** Whether the query asks for a definition. */
  definition: boolean;
  /** Whether the query asks for release news. */
  news: boolean;
  /** Whether the query is about supported versions of webpack or Node.js. */
  support: boolean;
  /** Whether the query is a command line with a flag. */
  flag: boolean;
  /** Whether the query is about moving to another version or tool. */
  migration: boolean;
  /** Major version of webpack that the query is about. */
  version: number | undefined;
  /** Whether the query is about disabling or avoiding something: `disable code splitting`, `without babel`. */
  negative: boolean;
  /** Whether the query contains no spaces. */
  oneWord: boolean;
  /** Whether the query reads like a message printed by a tool. */
  message: boolean;
  /** Whether the query looks like an identifier (`output.path`, `__dirname`, `splitChunks`, `import()`). */
  identifier: boolean;
}

/** Words at the beginning of most error messages, which don't help the search to tell messages apart. */
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

/** Matches the method called on a hook, such as `.tap`, which isn't part of the hook's name. */
const tapMethod = /\.(?:tap|tapAsync|tapPromise|call|callAsync|promise)\b.*$/;

/** Matches a path that begins with a common alias for the source directory: `@/components`, `~/styles`. */
const sourceAlias = /(^|[\s'"])[@~]\/[\w./*-]*/g;

/**
 * Matches a query that is a command line with a single flag: `--no-devtool`, `webpack serve --open`, `npx webpack
 * --config webpack.prod.js`.
 */
const flagAlone = /^(?:npx )?(?:webpack(?:-cli)? )?(?:[a-z]+ )?--(?:no-)?([a-z][a-z-]*)(?:[ =]\S+)?$/;

/** Matches an identifier path followed by what the reader wants to know about it: `shared.eager type`. */
const aspectOfName = /^([\w$]+(?:\.[\w$]+)+)\s+(?:types?|defaults?|default value|values?|since)$/i;

/**
 * Matches a query in a single line that begins like a question or a task, and isn't an error message: `turn off error
 * overlay`, `how to ignore warnings`. A contraction (`can't resolve`) doesn't begin a question.
 */
const asks =
  /^\s*(?:add|avoid|build|can|catch|change|check|detect|disable|do|does|enable|fail|find|fix|get|handle|hide|how|ignore|is|make|only|print|remove|retry|set|should|show|stop|suppress|turn|use|what|when|where|which|who|why)\b(?!['’:])[^\n↵]*$/i;

/**
 * Returns the part of the typed text that the search uses. Removes terminal colors and shortens a long text to its most
 * relevant lines.
 */
export function fitted(typed: string): string {
  return withinLimit(withoutColors(typed.normalize('NFC')), queryLimit);
}

/** Parses a search query. Never throws. */
export function readQuery(typed: string): Query {
  const text = fitted(typed).trim().replace(aspectOfName, '$1');
  const straight = inChromesWords(straightQuotes(withoutKind(text))).replace(flagAlone, '--$1');
  const message = readsPrinted(straight) && !asks.test(straight);
  const lines = message ? tellingLines(straight) : [straight];
  const line = lines.join(' ');
  const plain = message ? withoutPaths(line) : plainTask(line);
  const all = units(plain);
  const worded = all.filter(isMeant);
  const telling = worded.filter(({ whole }) => !messageNoise.has(whole) && !(message && /^\d+$/.test(whole)));
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
    paths: message ? [] : pathsOf(plain),
    definition: definition.test(text),
    asks: asksHowToUse(text),
    news: asksForNews.test(text),
    support: asksForSupport.test(text),
    flag: !message && commandLine.test(straight),
    migration: !message && migration.test(text),
    version: versionMeant(text),
    negative: isNegative(text),
    oneWord: !/\s/.test(text),
    message,
    identifier: !/\s/.test(text) && /[._$]|[a-z][A-Z]|\w\(\)$/.test(text),
  };
}

/** Returns a query that isn't a message without paths and the methods of hooks. A path such as `@/components` is an alias. */
function plainTask(line: string): string {
  const named = line.replace(sourceAlias, '$1alias');
  return (named.length > 24 ? withoutPaths(named) : named).replace(tapMethod, '');
}

function termsOf(text: string): string[] {
  const terms =
    text.match(
      /['"`]([^'"`\s]+)['"`]|(?<=\s)\[[a-z][a-z-]+\](?=\s)|[\w@$]+(?:[-.][\w$]+)+|__\w+__|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+/g,
    ) ?? [];
  return [...new Set(terms.map(squash))].filter((term) => term.length >= 3);
}

/** Returns the identifier paths in a query of a few words, in lowercase, with letters and digits only. */
function pathsOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length > wordsAroundPath + 1) return [];
  return words.filter((word) => /^[a-z]\w*(?:\.\w+)+$/.test(word)).map(squash);
}
