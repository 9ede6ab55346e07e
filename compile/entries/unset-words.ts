/**
 * Reads descriptions of what happens if an option isn't set, from `content/entries/unset/`: one YAML file per kind of
 * fact.
 */
import path from 'node:path';
import { changeFacts } from '../../facts/lookup.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { canBeSet } from '../../src/model/default-line.ts';
import { readTextMap, type TextMap } from './read-map.ts';
import { patternOf } from './by-name.ts';

/** Folder in the content folder with the descriptions of unset options. */
export const unsetFolder = 'entries/unset';

/**
 * Adds the descriptions of unset options to the facts about webpack.
 *
 * @param contentDir absolute path; a folder without such files leaves the facts unchanged
 * @throws ContentError if a file can't be read
 */
export function withUnsetWords(facts: Facts, contentDir: string): Facts {
  const find = lookup(facts, contentDir);
  return changeFacts(facts, (fact) => {
    const words = canBeSet(fact) ? find(fact) : undefined;
    if (words === undefined) return fact;
    const value = valueOf(words);
    return { ...fact, ...(value === undefined ? { unset: words } : { default: value }) } as Fact;
  });
}

/**
 * Returns the value if a description of an unset option consists of a value and nothing else. Authors write such
 * descriptions for defaults that can't be detected in a package's code.
 */
function valueOf(words: string): string | undefined {
  return /^`(["[{\d][^`]*|true|false|\d+)`$/.exec(words)?.[1];
}

/** Reads the descriptions of unset options for one kind of fact; undefined if there are none. */
export function readUnsetWords(contentDir: string, kind: Fact['kind']): TextMap | undefined {
  return readTextMap(path.join(contentDir, unsetFolder, `${kind}.yaml`));
}

/**
 * Creates a function that finds the description of an unset option: by exact name, then by the longest matching
 * pattern, then by the options that it is an alias of.
 */
function lookup(facts: Facts, contentDir: string) {
  const tables = new Map<string, ReturnType<typeof tableOf>>();
  const tableFor = (kind: Fact['kind']) => {
    const table = tables.get(kind) ?? tableOf(readUnsetWords(contentDir, kind)?.texts ?? {});
    tables.set(kind, table);
    return table;
  };
  return function find(fact: Fact, seen: ReadonlySet<string> = new Set()): string | undefined {
    const { exact, wide } = tableFor(fact.kind);
    const own = exact.get(fact.name);
    // Prefer the option's own default to a description for a pattern, because it is more specific.
    if (own !== undefined || fact.default !== undefined) return own;
    const common = wide.find(({ expression }) => expression.test(fact.name))?.text;
    if (common !== undefined) return common;
    for (const id of fact.sameAs ?? []) {
      const other = seen.has(id) ? undefined : facts.byId.get(id);
      const words = other && find(other, new Set([...seen, fact.id]));
      if (words !== undefined) return words;
    }
    return undefined;
  };
}

function tableOf(texts: Readonly<Record<string, string>>) {
  const [open, whole] = [true, false].map((isOpen) =>
    Object.entries(texts).filter(([name]) => name.includes('*') === isOpen),
  );
  return {
    exact: new Map(whole),
    wide: (open ?? [])
      .toSorted(([one], [other]) => other.length - one.length)
      .map(([name, text]) => ({ expression: patternOf(name), text })),
  };
}
