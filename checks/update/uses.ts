/** Places that still name what is gone: pages, sentences about members, examples, questions of readers. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact, Facts } from '../../facts/types.ts';

/** A text that may name things of webpack. */
export interface NamingText {
  /** Path relative to the project. */
  file: string;
  text: string;
}

/** Where such texts are. */
const places = [
  'content/**/*.{md,mdx,yaml,svg}',
  'tools/*/examples/**/*',
  'data/asked/*.yaml',
  'tools/*/model/**/*.ts',
];

/** All such texts of the project. */
export function namingTexts(root: string): NamingText[] {
  return globSync(places, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ file: path.relative(root, file), text: readFileSync(file, 'utf8') }));
}

/**
 * Places that name facts that are gone: by their whole name, or by its last word where nothing that is left is called so.
 * Names that are ordinary words (`import`) are not looked for; what claims them is found by the check of coverage.
 *
 * @param gone facts of one entry
 * @param left the facts that are left
 * @returns `content/api/cli.mdx:609: TERSER_DEBUG_DIR`, in the order of the texts
 */
export function usesOf(gone: readonly Fact[], left: Facts, texts: readonly NamingText[]): string[] {
  const taken = new Set([...left.byId.values()].map(({ name }) => lastWord(name)));
  const words = gone.flatMap(({ name }) => [name, ...(taken.has(lastWord(name)) ? [] : [lastWord(name)])]);
  const names = [...new Set(words)].filter((name) => !isOrdinary(name));
  if (names.length === 0) return [];
  // The longest of those that fit at a place counts.
  const alternatives = names.toSorted((a, b) => b.length - a.length).map(escaped);
  const named = new RegExp(`(?<![\\w$-])(?:${alternatives.join('|')})(?![\\w$-])`);
  return texts.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = named.exec(line)?.[0];
      return found === undefined ? [] : [`${file}:${index + 1}: ${found}`];
    }),
  );
}

/** Whether a name is a word that texts have for other reasons, too. */
function isOrdinary(name: string): boolean {
  return /^[a-z]+$/.test(name);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function lastWord(name: string): string {
  return /[^.]+$/.exec(name)?.[0] ?? name;
}
