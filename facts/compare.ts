import { comparableDefaults } from './changes/comparable-defaults.ts';
import { defaultDifference } from './changes/default-difference.ts';
import type { Comparable } from './changes/default-difference.ts';
import type { Fact, FactKind, Facts } from './types.ts';

/** Differences between the facts extracted from two versions of the webpack packages. */
export interface FactChanges {
  /** Ids of the facts that exist only in the newer webpack version. */
  added: string[];
  /** Ids of the facts that exist only in the older webpack version. */
  removed: string[];
  /**
   * Fields that changed in facts about both versions, as JSON. A value is `undefined` if that version doesn't have the
   * field.
   */
  changed: { id: string; field: string; before: string | undefined; after: string | undefined }[];
}

/** Fields of a fact that documentation pages state or show, and that are compared between versions. */
const compared = [
  'type',
  'values',
  'default',
  'deprecated',
  'experimental',
  'tapable',
  'args',
  'signature',
  'text',
] as const satisfies (keyof Fact)[];

/** Compares the facts about two versions of webpack by id. The result is in the order of the facts. */
export function compareFacts(before: Facts, after: Facts): FactChanges {
  const comparable = comparableDefaults(before, after);
  const only = (some: Facts, others: Facts): string[] => [...some.byId.keys()].filter((id) => !others.byId.has(id));
  return {
    added: only(after, before),
    removed: only(before, after),
    changed: [...before.byId.values()].flatMap((fact) => {
      const now = after.byId.get(fact.id);
      return now ? changesOf(fact, now, comparable) : [];
    }),
  };
}

function changesOf(fact: Fact, now: Fact, comparable: Comparable): FactChanges['changed'] {
  return compared.flatMap((field) => {
    const [before, after] = [fact[field], now[field]].map((value) => JSON.stringify(value));
    return before === after || isSame(field, fact, now, comparable) ? [] : [{ id: fact.id, field, before, after }];
  });
}

/**
 * Kinds of options whose defaults are parsed from source code. If one version has no default, it may only be written in
 * a way that the parser doesn't recognize.
 */
const readFromCode: readonly FactKind[] = ['plugin-option', 'middleware'];

/** Whether the values of a field in two versions of a fact mean the same and differ only in how they are written. */
function isSame(field: (typeof compared)[number], fact: Fact, now: Fact, comparable: Comparable): boolean {
  if (field === 'text') return wording(fact) === wording(now);
  if (field !== 'default') return false;
  if (readFromCode.includes(fact.kind) && (fact.default === undefined || now.default === undefined)) return true;
  return defaultDifference(fact.default, now.default, comparable) === '';
}

/** Returns the wording of an error message, regardless of how the code that builds it is formatted. */
function wording({ text = [] }: Fact): string {
  const said = text.map((one) =>
    one.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (inserted) => (inserted.match(/"[^"]*"|'[^']*'/g) ?? []).join(' ')),
  );
  return JSON.stringify(said);
}
