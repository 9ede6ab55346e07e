import { coreModules, countWords, leastWords } from './telling-lines.ts';

/**
 * Matches paths and URLs in an error message, which depend on the reader's machine and don't matter for the message's
 * meaning.
 */
const machinePath = /(?:^|[\s'"(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/**
 * Matches paths and URLs in an error message only outside of quotes, because a quoted path is what the message is
 * about.
 */
export const unquotedPath = /(?<=^|[\s(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** Removes paths and URLs from an error message, unless too little text would remain. */
export function withoutPaths(text: string): string {
  const shorter = text.replace(machinePath, ' ');
  return countWords(shorter) >= Math.min(leastWords, countWords(text)) ? shorter : text;
}

/**
 * Replaces quoted names in an error message with their kind: a Node.js module, a loader, a file, a flag, or another
 * package. Messages that differ only in a name of the same kind become equal.
 */
export function withKindsOfNames(text: string, isMeant: (name: string) => boolean = () => true): string {
  return text.replace(/(^|[^\p{L}\p{N}])['"`]([^'"`\s]+)['"`]/gu, (whole, before: string, name: string, at: number) => {
    if (!flag.test(name) && endsBeforeCode.test(text.slice(0, at))) return whole;
    const kind = isMeant(name) ? kindOfName(name) : undefined;
    return kind === undefined ? whole : `${before}${kind}`;
  });
}

/**
 * Matches words in an error message that introduce a name from program code, such as `reading 'tap'`. These names
 * aren't replaced by their kind, because `(reading 'tap')` and `(reading 'call')` are different messages.
 */
const codeWord = '\\b(?:reading|property|option|token|type|variable)';
const endsBeforeCode = new RegExp(`${codeWord}$`, 'i');
const quotedCode = new RegExp(`${codeWord} ['"\`]`, 'i');

/** Whether an error message quotes a name from program code, which distinguishes it from other messages. */
export function namesCode(text: string): boolean {
  return quotedCode.test(text);
}

/** Matches file paths in an error message, including those with a common alias for the source directory. */
export const relative = /^\.{0,2}\/|^[A-Za-z]:\\|^[@~]\//;

/** Matches a quotation mark followed by a common alias for the source directory, such as `@/`. */
const quotedAlias = /(['"`])[@~]\//g;

/**
 * Replaces aliases for the source directory with paths in the quoted names of an error message: `'@/store'` becomes
 * `'./store'`.
 */
export function withoutAliases(text: string): string {
  return text.replace(quotedAlias, '$1./');
}
const packageName = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?$/;

/**
 * Matches a command-line flag in an error message. Unlike other names, flags are replaced by their kind even after
 * words that introduce a name from program code: `option '--opne'`.
 */
const flag = /^--\w/;

/**
 * Returns the kind of a name quoted in an error message, such as a loader or a file, or undefined if it is none of
 * these.
 */
function kindOfName(name: string): string | undefined {
  const bare = name.replace(/^node:/, '');
  if (coreModules.has(bare.split('/')[0]!)) return 'namedcoremodule';
  if (/^[@~]\//.test(name)) return 'namedalias';
  if (relative.test(name)) return 'namedfile';
  if (/-loader$/.test(bare)) return 'namedloader';
  if (flag.test(name)) return 'namedflag';
  return packageName.test(name) ? 'namedpackage' : undefined;
}
