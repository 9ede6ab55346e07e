/** What happens where an entry is not set: our own words, in `content/entries/unset/`, a YAML file for each kind of facts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fact, Facts } from '../../facts/types.ts';
import { changeFacts } from '../../facts/lookup.ts';
import { canBeSet } from '../../src/model/default-line.ts';
import { ContentError } from '../scan/content-error.ts';
import { readYaml } from '../scan/read-yaml.ts';

/** Folder of such files, in the content folder. */
export const unsetFolder = 'entries/unset';

/** The words of a kind of facts, by names; in a name, `*` stands for any text. */
export interface UnsetWords {
  /** Path of the file, as a person would open it. */
  file: string;
  /** In the order of the file, with their lines. */
  words: readonly { pattern: string; text: string; line: number }[];
}

/**
 * The facts with the words on what happens where they are not set.
 *
 * @param contentDir absolute; a folder without such words changes nothing
 * @throws ContentError where a file cannot be read
 */
export function withUnsetWords(facts: Facts, contentDir: string): Facts {
  const known = new Map<string, UnsetWords | undefined>();
  const wordsOf = (kind: string): UnsetWords | undefined => {
    if (!known.has(kind)) known.set(kind, readUnsetWords(contentDir, kind));
    return known.get(kind);
  };
  const find = lookup(facts, wordsOf);
  return changeFacts(facts, (fact) => {
    const words = canBeSet(fact) ? find(fact) : undefined;
    if (words === undefined) return fact;
    const value = valueOf(words);
    return { ...fact, ...(value === undefined ? { unset: words } : { default: value }) } as Fact;
  });
}

/** The value that words consist of: an option whose package fills it in where nothing else can see it. */
export function valueOf(words: string): string | undefined {
  return /^`(["[{\d].*|true|false|\d+)`$/.exec(words)?.[1];
}

/**
 * Finds the words of a fact: those of its name, then those of the longest name with `*` that fits, then those of what it is
 * another face of.
 */
function lookup(facts: Facts, wordsOf: (kind: string) => UnsetWords | undefined) {
  const exact = new Map<string, string>();
  const patterns = new Map<string, { test: RegExp; length: number; text: string }[]>();
  const prepare = (kind: string): void => {
    if (patterns.has(kind)) return;
    const all = wordsOf(kind)?.words ?? [];
    for (const { pattern, text } of all) if (!pattern.includes('*')) exact.set(`${kind}:${pattern}`, text);
    const open = all
      .filter(({ pattern }) => pattern.includes('*'))
      .map(({ pattern, text }) => ({ test: patternOf(pattern), length: pattern.length, text }))
      .toSorted((one, other) => other.length - one.length);
    patterns.set(kind, open);
  };
  const find = (fact: Fact, seen: ReadonlySet<string> = new Set()): string | undefined => {
    prepare(fact.kind);
    const own = exact.get(fact.id);
    // A value of its own says more than words that are about others too.
    if (own !== undefined || fact.default !== undefined) return own;
    const wide = patterns.get(fact.kind)?.find(({ test }) => test.test(fact.name))?.text;
    if (wide !== undefined) return wide;
    for (const id of fact.sameAs ?? []) {
      const other = seen.has(id) ? undefined : facts.byId.get(id);
      const words = other && find(other, new Set([...seen, fact.id]));
      if (words !== undefined) return words;
    }
    return undefined;
  };
  return find;
}

/** A name with `*` as the expression that the names of facts are held against. */
export function patternOf(pattern: string): RegExp {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * The words of a kind; undefined where there are none.
 * @throws ContentError where the file is not a map of names to texts
 */
export function readUnsetWords(contentDir: string, kind: string): UnsetWords | undefined {
  const file = path.join(contentDir, unsetFolder, `${kind}.yaml`);
  if (!existsSync(file)) return undefined;
  const shown = path.relative(process.cwd(), file);
  const source = readFileSync(file, 'utf8');
  const read = readYaml(source);
  if ('problem' in read) throw new ContentError(`${shown}:${read.problem.line}: ${read.problem.message}`);
  const entries = Object.entries((read.value ?? {}) as Record<string, unknown>);
  const lines = source.split('\n');
  return {
    file: shown,
    words: entries.map(([pattern, text]) => {
      const line = lines.findIndex((one) => one.startsWith(pattern) || one.startsWith(JSON.stringify(pattern))) + 1;
      if (typeof text !== 'string' && typeof text !== 'number')
        throw new ContentError(`${shown}:${line}: the value of ${pattern} is not text. Put it in quotes.`);
      return { pattern, text: String(text), line };
    }),
  };
}
