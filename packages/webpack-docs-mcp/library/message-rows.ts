/** Finds table rows whose first cell contains a message or flag that webpack has printed. */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';

/** Minimum length of a message in characters, so that single words aren't taken for messages. Flags may be shorter. */
const shortest = 12;

/** A table row that explains a message. */
interface TellingRow {
  line: string;
  /**
   * Number of characters that the row's first cell has in common with the message. `Infinity` for a flag, because flags
   * are unambiguous.
   */
  common: number;
}

/**
 * Finds the rows in a section that explain a message. The first cell of each contains a part of the message or a flag
 * in it.
 */
export function rowsAbout(markdown: string, message: string): TellingRow[] {
  const text = squeezed(message);
  return tableRows(markdown).flatMap(({ line, cells: [cell = ''] }): TellingRow[] => {
    if (isAboutOther(cell, message)) return [];
    const common = Math.max(0, ...phrasesIn(cell).map((phrase) => commonWith(text, phrase)));
    return common === 0 ? [] : [{ line, common }];
  });
}

/**
 * Finds the rows whose first cell contains an API name as code (`NamedModulesPlugin`, `new
 * webpack.NamedModulesPlugin()`).
 */
export function rowsNaming(markdown: string, name: string): TableRow[] {
  return tableRows(markdown).filter(({ cells: [cell = ''] }) =>
    [...cell.matchAll(/`([^`]+)`/g)].some(([, code = '']) => code.split(/[^\w$]+/).includes(name)),
  );
}

/** Creates a table that consists of one row. */
export function tableOf({ line, head }: TableRow): string {
  return [`| ${head.join(' | ')} |`, `|${' - |'.repeat(head.length)}`, line].join('\n');
}

/** A table row. `head` has the cells of the table's header. */
interface TableRow {
  line: string;
  head: string[];
  cells: string[];
}

/** Returns the rows of all tables, except for the header rows. */
export function tableRows(markdown: string): TableRow[] {
  const lines = markdown.split('\n');
  const kinds = kindsOf(lines);
  let head: string[] = [];
  return lines.flatMap((line, at) => {
    if (kinds[at] !== 'text' || !line.startsWith('| ') || /^\|[\s|:-]+$/.test(line)) return [];
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (/^\|[\s|:-]+$/.test(lines[at + 1] ?? '')) head = cells;
    return head === cells ? [] : [{ line, head, cells }];
  });
}

function commonWith(text: string, phrase: string): number {
  if (isFlag(phrase)) return hasFlag(text, phrase) ? Infinity : 0;
  const sought = quotesAlike(squeezed(phrase));
  return quotesAlike(text).includes(sought) ? sought.replaceAll(/^'\s*|\s*'$/g, '').length : 0;
}

/** Removes all other rows from the tables in a section. */
export function withRows(markdown: string, rows: readonly TellingRow[]): string {
  const kept = new Set(rows.map(({ line }) => line));
  const lines = markdown.split('\n');
  const kinds = kindsOf(lines);
  const isRow = (at: number): boolean => kinds[at] === 'text' && (lines[at]?.startsWith('|') ?? false);
  return lines
    .filter((line, at) => {
      if (!isRow(at)) return true;
      const isHead = !isRow(at - 1) || !isRow(at - 2);
      if (!isHead) return kept.has(line);
      // If none of a table's rows remain, the header is removed too.
      let end = at;
      while (isRow(end)) end += 1;
      return lines.slice(at, end).some((each) => kept.has(each));
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Whether a title or cell is about another property than the message. Validation messages are the same for all
 * properties, so only the quoted name distinguishes them: `has an unknown property 'shareStrategy'`.
 */
export function isAboutOther(title: string, message: string): boolean {
  const names = propertiesIn(title);
  const inMessage = propertiesIn(message);
  return names.length > 0 && !names.some((name) => inMessage.includes(name));
}

/** Returns the properties named in the validation messages that a text contains. */
export function propertiesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:has an unknown|misses the) property ['‘"]([^'’"\n]+)['’"]/g)].map(
    ([, name = '']) => name,
  );
}

/**
 * Returns the length of the longest part of a title that also occurs in a message. Titles are split at the names that
 * they quote. Returns 0 if there is no common part of at least a few words.
 */
export function commonLength(title: string, message: string): number {
  const text = squeezed(message);
  const parts = [/(?<![a-z])['’]|['’](?![a-z])|["“”‘`…]/i, /["'“”‘’`…:()<>]|\.\/|\d/]
    .flatMap((between) => title.split(between))
    .map(squeezed);
  return Math.max(
    0,
    // Class names of errors are skipped, because a single word isn't specific enough.
    ...parts
      .filter((part) => part.length >= shortest && part.includes(' ') && text.includes(part))
      .map(({ length }) => length),
  );
}

/** A name in quotes, which is another one in each message; `'<'` is none. */
const quotedName = /(?<![a-z])(["'])[\w.@/][^"']*\1(?![a-z])/gi;

/** `(from …)` */
const leftOutInParentheses = /\([^()]*…[^()]*\)/g;

function phrasesIn(cell: string): string[] {
  const code = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) =>
    text.replaceAll(quotedName, `'…'`).replaceAll(leftOutInParentheses, '…').split('…'),
  );
  return code.map((text) => text.trim()).filter((text) => text.length >= shortest || isFlag(text));
}

function isFlag(text: string): boolean {
  return /^--?[a-z][\w-]*$/.test(text);
}

function hasFlag(text: string, flag: string): boolean {
  return text.split(/[^\w-]+/).includes(flag);
}

/** A text whose quotes don’t differ: `Unexpected token '` is part of `Unexpected token "export"`, but not of `Unexpected token: name`. */
function quotesAlike(text: string): string {
  return text.replaceAll(/["‘’“”`]/g, "'");
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
