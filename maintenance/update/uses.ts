/**
 * Finds pages, member descriptions, examples, and readers' questions that still contain names that an update removed.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lastWord } from '../../facts/changes/entries.ts';
import type { Fact, Facts } from '../../facts/types.ts';

/** A file of the project that may contain names of webpack's API. */
export interface NamingText {
  /** Path of the file, relative to the project. */
  file: string;
  text: string;
}

/** Glob patterns for the files that may contain names of webpack's API. */
const places = [
  'content/**/*.{md,mdx,yaml,svg}',
  'tools/*/examples/**/*',
  'data/reader-questions/*.yaml',
  'tools/*/model/**/*.ts',
];

/** Blog posts describe webpack as of their publication, so they may contain names that have been removed since. */
const posts = /^content[\\/]blog[\\/]/;

/** Reads all files in the project that may contain removed names, except blog posts. */
export function namingTexts(root: string): NamingText[] {
  return globSync(places, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => path.relative(root, file))
    .filter((file) => !posts.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/**
 * Finds the files and lines that still contain removed names. Searches for the full name, and for its last segment if
 * nothing else has that name. Common words (`import`) are skipped, because the coverage check finds headings and rows
 * that document them.
 *
 * @param gone removed facts of one change
 * @param left the remaining facts
 * @returns `content/api/cli.mdx:609: TERSER_DEBUG_DIR`, in the order of the texts
 */
export function usesOf(gone: readonly Fact[], left: Facts, texts: readonly NamingText[]): string[] {
  const taken = new Set([...left.byId.values()].map(({ name }) => lastWord(name)));
  const words = gone.flatMap(({ name }) => [name, ...(taken.has(lastWord(name)) ? [] : [lastWord(name)])]);
  const names = [...new Set(words)].filter((name) => !isOrdinary(name));
  if (names.length === 0) return [];
  // If several removed names match at a position, the longest one counts.
  const alternatives = names.toSorted((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  const named = new RegExp(`(?<![\\w$-])(?:${alternatives.join('|')})(?![\\w$-])`);
  return texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = named.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
    }),
  );
}

/** Whether the name of an option or hook is also a common word. */
function isOrdinary(name: string): boolean {
  return /^[a-z]+$/.test(name);
}
