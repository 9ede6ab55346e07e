/** From what differs between two sets of packages to what a reader meets: one entry for each cause. Pure. */
import type { Fact, FactKind, Facts } from '../types.ts';
import { compareFacts } from '../compare.ts';
import type { FactChanges } from '../compare.ts';

/** What a reader meets, in the order in which a report lists it. */
export const areas = [
  'options',
  'defaults',
  'hooks',
  'plugins',
  'errors',
  'deprecations',
  'flags',
  'modules',
  'stats',
  'API',
  'declarations',
] as const;

export type Area = (typeof areas)[number];

/** What happened to a thing. */
export type Change = 'new' | 'changed' | 'removed';

/** One change with all that follows from it: an option with its parts, flags and types. */
export interface Entry {
  change: Change;
  area: Area;
  /** Id of the fact that stands for it. */
  fact: string;
  /** As a reader calls it: `output.path`, `optimization.minimizeOptions.xml.*`. */
  name: string;
  /** Ids of all facts that it is made of, the one that stands for it first. */
  facts: string[];
  /** What else there is to say of what is new or gone: its type, its default. */
  says: string;
  /** Of what changed: which field, and what it was before and is now, as text. */
  fields: { field: string; before: string; after: string }[];
}

const areaOf: Record<FactKind, Area> = {
  option: 'options',
  devserver: 'options',
  middleware: 'options',
  'plugin-option': 'options',
  hook: 'hooks',
  stage: 'hooks',
  plugin: 'plugins',
  error: 'errors',
  deprecation: 'deprecations',
  cli: 'flags',
  env: 'flags',
  variable: 'modules',
  comment: 'modules',
  'hmr-status': 'modules',
  'loader-context': 'modules',
  stat: 'stats',
  preset: 'stats',
  api: 'API',
  declaration: 'declarations',
};

/** So many new facts of one parent are one entry. */
const folded = 4;

/** All entries from one set of packages to another, by change and area. */
export function entriesBetween(before: Facts, after: Facts): Entry[] {
  const changes = compareFacts(before, after);
  return [
    ...wholes('new', changes.added, after),
    ...changedEntries(changes.changed, after),
    ...wholes('removed', changes.removed, before),
  ].toSorted((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));
}

/** New or removed facts as entries: with a fact go its parts, and its other faces. */
function wholes(change: 'new' | 'removed', ids: readonly string[], facts: Facts): Entry[] {
  const concerned = new Set(ids);
  const byCause = Map.groupBy(ids, (id) => causeOf(id, concerned, facts));
  const causes = [...byCause].map(([cause, all]) => ({
    fact: facts.byId.get(cause)!,
    all: [cause, ...all.filter((id) => id !== cause)],
  }));
  const siblings = Map.groupBy(causes, ({ fact }) => fact.parent ?? fact.id);
  return [...siblings].flatMap(([parent, some]) => {
    const [first] = some;
    const isFamily = some.length >= folded && first !== undefined && first.fact.parent === parent;
    if (!isFamily)
      return some.map(({ fact, all }) => entry(change, { fact, all, name: fact.name, says: sayingOf(fact) }));
    const name = `${facts.byId.get(parent)?.name ?? parent.slice(parent.indexOf(':') + 1)}.*`;
    const says = some.map(({ fact }) => lastWord(fact.name)).join(', ');
    return [entry(change, { fact: first.fact, all: some.flatMap(({ all }) => all), name, says })];
  });
}

function entry(
  change: Change,
  { fact, all, name, says }: { fact: Fact; all: string[]; name: string; says: string },
): Entry {
  return { change, area: areaOf[fact.kind], fact: fact.id, name, facts: all, says, fields: [] };
}

/** The fact that stands for an id: what it is a part or another face of, as long as that came or went with it. */
function causeOf(id: string, concerned: ReadonlySet<string>, facts: Facts): string {
  const seen = new Set<string>();
  let cause = id;
  while (!seen.has(cause)) {
    seen.add(cause);
    const fact = facts.byId.get(cause);
    const above = [...(fact?.sameAs ?? []), fact?.parent].find((other) => other !== undefined && concerned.has(other));
    if (above !== undefined) cause = above;
  }
  return cause;
}

/** Facts whose change says the same are one entry: an option that stands in several places of the schema. */
function changedEntries(changed: FactChanges['changed'], after: Facts): Entry[] {
  const fieldsOf = Map.groupBy(changed, ({ id }) => id);
  const same = Map.groupBy(fieldsOf, ([id, fields]) => {
    const fact = after.byId.get(id)!;
    const said = fields.map(({ field, before, after: now }) => [field, before, now]);
    return JSON.stringify([fact.kind, lastWord(fact.name), said]);
  });
  return [...same.values()].flatMap((some) => {
    const ids = some.map(([id]) => id);
    const [first = ''] = ids.filter((id) => !after.byId.get(id)?.sameAs);
    const fact = after.byId.get(first || ids[0]!)!;
    const all = [fact.id, ...ids.filter((id) => id !== fact.id)];
    const fields = (fieldsOf.get(fact.id) ?? []).filter(
      // A signature says what its arguments say.
      ({ field }, _, every) => field !== 'args' || !every.some((other) => other.field === 'signature'),
    );
    const isDefault = (field: string): boolean => field === 'default';
    const parts = [fields.filter(({ field }) => isDefault(field)), fields.filter(({ field }) => !isDefault(field))];
    return parts
      .filter((part) => part.length > 0)
      .map((part): Entry => ({
        change: 'changed',
        area: isDefault(part[0]!.field) && areaOf[fact.kind] === 'options' ? 'defaults' : areaOf[fact.kind],
        fact: fact.id,
        name: fact.name,
        facts: all,
        says: '',
        fields: part.map(({ field, before, after: now }) => ({ field, before: before ?? '', after: now ?? '' })),
      }));
  });
}

/** Type, class, default and message of a fact on one line. */
function sayingOf(fact: Fact): string {
  const args = fact.args?.map(({ name }) => name).join(', ');
  const text = fact.text?.[0];
  return [
    fact.tapable ? `${fact.tapable}(${args ?? ''})` : (fact.type ?? (fact.kind === 'api' ? fact.signature : undefined)),
    fact.default !== undefined && `default ${defaultText(fact.default)}`,
    fact.deprecated && 'deprecated',
    fact.experimental && 'experimental',
    fact.sameAs?.length && `as ${fact.sameAs.join(', ')}`,
    text && `“${text.replace(/\s+/g, ' ')}”`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A default on one line: the value, or its cases. */
export function defaultText(value: NonNullable<Fact['default']>): string {
  return typeof value === 'string' ? value : value.map((one) => `${one.when}: ${one.value}`).join('; ');
}

function lastWord(name: string): string {
  return /[^.]+$/.exec(name)?.[0] ?? name;
}
