import { comparableDefaults } from './changes/comparable-defaults.ts';
import { defaultDifference } from './changes/default-difference.ts';
import type { Comparable } from './changes/default-difference.ts';
import type { Fact, FactKind, Facts } from './types.ts';

/** Differences between the facts of two sets of packages. */
export interface FactChanges {
  /** Ids that only the second set has. */
  added: string[];
  /** Ids that only the first set has. */
  removed: string[];
  /** Fields that differ in facts of both sets, as JSON. A value is `undefined` if its side doesn't have the field. */
  changed: { id: string; field: string; before: string | undefined; after: string | undefined }[];
}

/** Fields that pages state or show. */
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

/** Compares facts by id. The result is in the order of the facts. */
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
 * Kinds of facts whose defaults are parsed from code. If one is missing, it may only be written in a way that the
 * parser doesn't recognize.
 */
const readFromCode: readonly FactKind[] = ['plugin-option', 'middleware'];

/** Whether two values of a field differ only in how they are written. */
function isSame(field: (typeof compared)[number], fact: Fact, now: Fact, comparable: Comparable): boolean {
  if (field === 'text') return wording(fact) === wording(now);
  if (field !== 'default') return false;
  if (readFromCode.includes(fact.kind) && (fact.default === undefined || now.default === undefined)) return true;
  return defaultDifference(fact.default, now.default, comparable) === '';
}

/** Returns the wording of a message, regardless of how its code is formatted. */
function wording({ text = [] }: Fact): string {
  const said = text.map((one) =>
    one.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (inserted) => (inserted.match(/"[^"]*"|'[^']*'/g) ?? []).join(' ')),
  );
  return JSON.stringify(said);
}
