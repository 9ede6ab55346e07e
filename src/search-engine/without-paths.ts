import { coreModules, leastWords, wordsOf } from './telling-lines.ts';

/** Paths of the reader's machine in a pasted message say nothing about what it means. */
const machinePath = /(?:^|[\s'"(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** The same outside of quotes: in them stands what a message is about. */
export const unquotedPath = /(?<=^|[\s(])(?:[A-Za-z]:\\|\.{0,2}\/|~\/|file:\/\/|https?:\/\/)[^\s'")]*/g;

/** A text without paths of the reader's machine, unless too little is left. */
export function withoutPaths(text: string): string {
  const shorter = text.replace(machinePath, ' ');
  return wordsOf(shorter) >= Math.min(leastWords, wordsOf(text)) ? shorter : text;
}

/**
 * A message with the names it quotes in place of which kind they are: a module of Node.js, a loader, a file, a flag,
 * another package. Messages that differ in a name alone become equal where the name is of one kind.
 */
export function withKindsOfNames(text: string, isMeant: (name: string) => boolean = () => true): string {
  return text.replace(/(^|[^\p{L}\p{N}])['"`]([^'"`\s]+)['"`]/gu, (whole, before: string, name: string, at: number) => {
    if (!flag.test(name) && endsBeforeCode.test(text.slice(0, at))) return whole;
    const kind = isMeant(name) ? kindOfName(name) : undefined;
    return kind === undefined ? whole : `${before}${kind}`;
  });
}

/** What stands before names of a program, which are of no kind: `(reading 'tap')` is another message than `(reading 'call')`. */
const codeWord = '\\b(?:reading|property|option|token|type|variable)';
const endsBeforeCode = new RegExp(`${codeWord}$`, 'i');
const quotedCode = new RegExp(`${codeWord} ['"\`]`, 'i');

/** Whether a message names a part of a program, by which it is told from others. */
export function namesCode(text: string): boolean {
  return quotedCode.test(text);
}

/** Files, also by the usual short names of the source directory. */
export const relative = /^\.{0,2}\/|^[A-Za-z]:\\|^[@~]\//;

/** A quote, and the usual short names of the source directory behind it. */
const quotedAlias = /(['"`])[@~]\//g;

/** A message with paths in place of the short names of the source directory that it quotes: `'@/store'` is `'./store'`. */
export function withoutAliases(text: string): string {
  return text.replace(quotedAlias, '$1./');
}
const packageName = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/[\w./-]+)?$/;

/** A flag of a command, which varies also behind a word for names of a program: `option '--opne'`. */
const flag = /^--\w/;

/** The kind of a quoted name; nothing where it is not that of a module. */
function kindOfName(name: string): string | undefined {
  const bare = name.replace(/^node:/, '');
  if (coreModules.has(bare.split('/')[0]!)) return 'namedcoremodule';
  if (/^[@~]\//.test(name)) return 'namedalias';
  if (relative.test(name)) return 'namedfile';
  if (/-loader$/.test(bare)) return 'namedloader';
  if (flag.test(name)) return 'namedflag';
  return packageName.test(name) ? 'namedpackage' : undefined;
}
