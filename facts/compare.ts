import type { Fact, Facts } from './types.ts';

/** Differences between the facts of two sets of packages. */
export interface FactChanges {
  /** Ids that only the second has. */
  added: string[];
  /** Ids that only the first has. */
  removed: string[];
  /** Changed fields of facts in both, as JSON; `undefined` if one side has none. */
  changed: { id: string; field: string; before: string | undefined; after: string | undefined }[];
}

/** Fields that pages state or display. */
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

/** Compares facts by id, in the order of the facts. */
export function compareFacts(before: Facts, after: Facts): FactChanges {
  const only = (some: Facts, others: Facts): string[] => [...some.byId.keys()].filter((id) => !others.byId.has(id));
  return {
    added: only(after, before),
    removed: only(before, after),
    changed: [...before.byId.values()].flatMap((fact) => {
      const now = after.byId.get(fact.id);
      return now ? changesOf(fact, now) : [];
    }),
  };
}

function changesOf(fact: Fact, now: Fact): FactChanges['changed'] {
  return compared.flatMap((field) => {
    const [before, after] = [fact[field], now[field]].map((value) => JSON.stringify(value));
    const isSame = field === 'text' ? wording(fact) === wording(now) : before === after;
    return isSame ? [] : [{ id: fact.id, field, before, after }];
  });
}

/** The wording of a message, independent of its code formatting. */
function wording({ text = [] }: Fact): string {
  const said = text.map((one) =>
    one.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (inserted) => (inserted.match(/"[^"]*"|'[^']*'/g) ?? []).join(' ')),
  );
  return JSON.stringify(said);
}
