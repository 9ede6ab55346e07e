/** Finds table rows in the documentation whose first cell contains an error message or flag. */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';
import { foldSpaces } from '../../../src/model/fold-spaces.ts';

/**
 * Minimum length of an error message in characters, so that single words aren't taken for messages. Flags may be
 * shorter.
 */
const shortest = 12;

/** A table row of the documentation that explains an error message. */
interface TellingRow {
  line: string;
  /**
   * Number of characters that the row's first cell has in common with the error message. `Infinity` for a flag, because
   * flags are unambiguous.
   */
  common: number;
}

/**
 * Finds the table rows in a section that explain an error message. The first cell of each contains a part of the
 * message or a flag in it.
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
 * Finds the table rows whose first cell contains an API name as code (`NamedModulesPlugin`, `new
 * webpack.NamedModulesPlugin()`).
 */
export function rowsNaming(markdown: string, name: string): TableRow[] {
  return tableRows(markdown).filter(({ cells: [cell = ''] }) =>
    [...cell.matchAll(/`([^`]+)`/g)].some(([, code = '']) => code.split(/[^\w$]+/).includes(name)),
  );
}

/** Creates a Markdown table that consists of one row and its header. */
export function tableOf({ line, head }: TableRow): string {
  return [`| ${head.join(' | ')} |`, `|${' - |'.repeat(head.length)}`, line].join('\n');
}

/** A row of a Markdown table. `head` has the cells of the table's header. */
interface TableRow {
  line: string;
  head: string[];
  cells: string[];
}

/** Returns the rows of all tables in a Markdown text, except for the header rows. */
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

/** Keeps only the given rows in the tables of a Markdown section. */
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
      // If none of a table's rows remain, its header is removed too.
      let end = at;
      while (isRow(end)) end += 1;
      return lines.slice(at, end).some((each) => kept.has(each));
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Whether a title or table cell is about another property than the given validation message. Validation messages are
 * the same for all properties, so only the quoted name distinguishes them: `has an unknown property 'shareStrategy'`.
 */
export function isAboutOther(title: string, message: string): boolean {
  const names = propertiesIn(title);
  const inMessage = propertiesIn(message);
  return names.length > 0 && !names.some((name) => inMessage.includes(name));
}

/** Returns the property names that the validation messages in a text quote. */
export function propertiesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:has an unknown|misses the) property ['‘"]([^'’"\n]+)['’"]/g)].map(
    ([, name = '']) => name,
  );
}

/**
 * Returns the length of the longest part of a page's title that also occurs in an error message. Titles are split at
 * the names that they quote. Returns 0 if there is no common part of at least a few words.
 */
export function commonLength(title: string, message: string): number {
  const text = squeezed(message);
  const parts = [/(?<![a-z])['’]|['’](?![a-z])|["“”‘`…]/i, /["'“”‘’`…:()<>]|\.\/|\d/]
    .flatMap((between) => title.split(between))
    .map(squeezed);
  return Math.max(
    0,
    // Skips class names of errors, because a single word isn't specific enough.
    ...parts
      .filter((part) => part.length >= shortest && part.includes(' ') && text.includes(part))
      .map(({ length }) => length),
  );
}

/**
 * Matches a quoted name, which differs from one error message to the next. Quoted symbols such as `'<'` don't match.
 */
const quotedName = /(?<![a-z])(["'])[\w.@/][^"']*\1(?![a-z])/gi;

/** Matches parentheses in which text is replaced with an ellipsis: `(from …)`. */
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

/**
 * Replaces all kinds of quotes with the same one, so that `Unexpected token '` matches `Unexpected token "export"`, but
 * not `Unexpected token: name`.
 */
function quotesAlike(text: string): string {
  return text.replaceAll(/["‘’“”`]/g, "'");
}

function squeezed(text: string): string {
  return foldSpaces(text).toLowerCase();
}
