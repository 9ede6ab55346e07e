/** What happens where an entry is not set: our own words, in `content/entries/unset/`, a YAML file for each kind of facts. */
import path from 'node:path';
import { changeFacts } from '../../facts/lookup.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { canBeSet } from '../../src/model/default-line.ts';
import { readTextMap, type TextMap } from './read-map.ts';
import { patternOf } from './by-name.ts';

/** Folder of such files, in the content folder. */
export const unsetFolder = 'entries/unset';

/**
 * The facts with the words on what happens where they are not set.
 *
 * @param contentDir absolute; a folder without such words changes nothing
 * @throws ContentError where a file cannot be read
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

/** The value that words consist of: an option whose package fills it in where nothing else can see it. */
function valueOf(words: string): string | undefined {
  return /^`(["[{\d][^`]*|true|false|\d+)`$/.exec(words)?.[1];
}

/** The words of a kind; undefined where there are none. */
export function readUnsetWords(contentDir: string, kind: Fact['kind']): TextMap | undefined {
  return readTextMap(path.join(contentDir, unsetFolder, `${kind}.yaml`));
}

/**
 * Finds the words of a fact: those of its name, then those of the longest name with `*` that fits, then those of what it is
 * another face of.
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
    // A value of its own says more than words that are about others too.
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
