import { coreModules, leastWords, wordsOf } from './telling-lines.ts';

/** Paths on the reader's machine, which are irrelevant for the meaning of a message. */
const machinePath = /(?:^|[\s'"(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** The same outside of quotes, because quoted paths are what a message is about. */
export const unquotedPath = /(?<=^|[\s(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** Removes paths on the reader's machine, unless too little is left. */
export function withoutPaths(text: string): string {
  const shorter = text.replace(machinePath, ' ');
  return wordsOf(shorter) >= Math.min(leastWords, wordsOf(text)) ? shorter : text;
}

/**
 * Replaces quoted names in a message with their kind: a Node.js module, a loader, a file, a flag, another package.
 * Messages that differ only in a name of the same kind become equal.
 */
export function withKindsOfNames(text: string, isMeant: (name: string) => boolean = () => true): string {
  return text.replace(/(^|[^\p{L}\p{N}])['"`]([^'"`\s]+)['"`]/gu, (whole, before: string, name: string, at: number) => {
    if (!flag.test(name) && endsBeforeCode.test(text.slice(0, at))) return whole;
    const kind = isMeant(name) ? kindOfName(name) : undefined;
    return kind === undefined ? whole : `${before}${kind}`;
  });
}

/** Precedes names in a program, which have no kind: `(reading 'tap')` and `(reading 'call')` are different messages. */
const codeWord = '\\b(?:reading|property|option|token|type|variable)';
const endsBeforeCode = new RegExp(`${codeWord}$`, 'i');
const quotedCode = new RegExp(`${codeWord} ['"\`]`, 'i');

/** Whether a message contains a name in a program, which distinguishes it from others. */
export function namesCode(text: string): boolean {
  return quotedCode.test(text);
}

/** Files, including those with common aliases of the source directory. */
export const relative = /^\.{0,2}\/|^[A-Za-z]:\\|^[@~]\//;

/** A quote, and a common alias of the source directory after it. */
const quotedAlias = /(['"`])[@~]\//g;

/** Replaces aliases of the source directory in quoted names with paths: `'@/store'` becomes `'./store'`. */
export function withoutAliases(text: string): string {
  return text.replace(quotedAlias, '$1./');
}
const packageName = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?$/;

/** A flag of a command, which also varies after words that introduce names in a program: `option '--opne'`. */
const flag = /^--\w/;

/** The kind of a quoted name; `undefined` if it isn't a module. */
function kindOfName(name: string): string | undefined {
  const bare = name.replace(/^node:/, '');
  if (coreModules.has(bare.split('/')[0]!)) return 'namedcoremodule';
  if (/^[@~]\//.test(name)) return 'namedalias';
  if (relative.test(name)) return 'namedfile';
  if (/-loader$/.test(bare)) return 'namedloader';
  if (flag.test(name)) return 'namedflag';
  return packageName.test(name) ? 'namedpackage' : undefined;
}
