/** Compares printed messages with the messages and flags in the first cells of tables. Pure. */
import { kindsOf } from '../../../compile/markdown-copy/code-lines.ts';

/** A part of a row's first cell that is long enough to be more than a word: a message, or a flag. */
const shortest = 12;

/** A row of a table that is about a message. */
export interface TellingRow {
  line: string;
  /** How much of the message it has: the length of its words, or for a flag, which is one of a kind, Infinity. */
  common: number;
}

/** The rows of a section that are about a message: those whose first cell has words of it, or a flag in it. */
export function rowsAbout(markdown: string, message: string): TellingRow[] {
  const text = squeezed(message);
  return tableRows(markdown).flatMap(({ line, cells: [cell = ''] }): TellingRow[] => {
    if (isAboutOther(cell, message)) return [];
    const common = Math.max(0, ...phrasesIn(cell).map((phrase) => commonWith(text, phrase)));
    return common === 0 ? [] : [{ line, common }];
  });
}

/** The rows whose first cell has a name of the API in code: `NamedModulesPlugin`, `new webpack.NamedModulesPlugin()`. */
export function rowsNaming(markdown: string, name: string): TableRow[] {
  return tableRows(markdown).filter(({ cells: [cell = ''] }) =>
    [...cell.matchAll(/`([^`]+)`/g)].some(([, code = '']) => code.split(/[^\w$]+/).includes(name)),
  );
}

/** A table of one row. */
export function tableOf({ line, head }: TableRow): string {
  return [`| ${head.join(' | ')} |`, `|${' - |'.repeat(head.length)}`, line].join('\n');
}

/** A row of a table with the cells of its head. */
export interface TableRow {
  line: string;
  head: string[];
  cells: string[];
}

/** The rows of all tables but their heads. */
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
  return text.includes(squeezed(phrase)) ? phrase.length : 0;
}

/** A section with only these rows in its tables. */
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
      // A table of which no row is left loses its head too.
      let end = at;
      while (isRow(end)) end += 1;
      return lines.slice(at, end).some((each) => kept.has(each));
    })
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/**
 * Whether a title or a cell is about another property than a message. What a validation says is the same for all properties, so
 * the name in quotes alone tells: `has an unknown property 'shareStrategy'`.
 */
export function isAboutOther(title: string, message: string): boolean {
  const names = propertiesIn(title);
  const inMessage = propertiesIn(message);
  return names.length > 0 && !names.some((name) => inMessage.includes(name));
}

/** The properties that messages of a validation in a text are about. */
export function propertiesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:has an unknown|misses the) property ['‘"]([^'’"\n]+)['’"]/g)].map(
    ([, name = '']) => name,
  );
}

/** Length of the longest part of a title that a message has, between the names in it; 0 for less than a few words. */
export function commonLength(title: string, message: string): number {
  const text = squeezed(message);
  const parts = [/(?<![a-z])['’]|['’](?![a-z])|["“”‘`…]/i, /["'“”‘’`…:()<>]|\.\/|\d/]
    .flatMap((between) => title.split(between))
    .map(squeezed);
  return Math.max(
    0,
    // The class of an error is one word, and says nothing.
    ...parts
      .filter((part) => part.length >= shortest && part.includes(' ') && text.includes(part))
      .map(({ length }) => length),
  );
}

function phrasesIn(cell: string): string[] {
  const code = [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => text.split(/["'…]/));
  return code.map((text) => text.trim()).filter((text) => text.length >= shortest || isFlag(text));
}

function isFlag(text: string): boolean {
  return /^--?[a-z][\w-]*$/.test(text);
}

function hasFlag(text: string, flag: string): boolean {
  return text.split(/[^\w-]+/).includes(flag);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
