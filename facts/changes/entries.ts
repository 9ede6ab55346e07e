/** Summarizes the differences between two versions of the webpack packages for readers, with one entry per cause. */
import { isAboutOtherSetting } from '../../src/model/default-condition.ts';
import { causeOf } from '../causes.ts';
import { compareFacts } from '../compare.ts';
import type { FactChanges } from '../compare.ts';
import type { Fact, FactKind, Facts } from '../types.ts';
import { comparableDefaults } from './comparable-defaults.ts';
import type { Comparable } from './default-difference.ts';
import { fieldDifference } from './field-text.ts';

/** Parts of webpack in which something can change, in the order of the report. */
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

/** Whether something was added, changed, or removed. */
export type Change = 'new' | 'changed' | 'removed';

/**
 * A change in webpack together with everything that follows from it, such as an option with its nested options, flags,
 * and types.
 */
export interface Entry {
  change: Change;
  area: Area;
  /** Id of the main fact in this change, such as an option whose flags changed with it. */
  fact: string;
  /**
   * Name of the changed option, hook, or plugin as users know it: `output.path`, `optimization.minimizeOptions.xml.*`.
   */
  name: string;
  /**
   * Names of all options, hooks, and so on that changed in the same way, such as the same option in several objects.
   * Nested options are left out.
   */
  names: string[];
  /** Ids of all facts that this change affects, with the main one first. */
  facts: string[];
  /**
   * Details of the change: the type and default of an added or removed option, or the old and new values of changed
   * fields.
   */
  says: string;
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
  removed: 'options',
};

/** Minimum number of new facts with the same parent that are combined in one entry of the change report. */
const folded = 4;

/** Returns all changes from one version of the packages to another, sorted by area. */
export function entriesBetween(before: Facts, after: Facts): Entry[] {
  const changes = compareFacts(before, after);
  return [
    ...wholes('new', changes.added, after),
    ...changedEntries(changes.changed, before, after),
    ...wholes('removed', changes.removed, before),
  ].toSorted((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area));
}

/** Returns the change entries for the facts that a webpack release adds, such as options and hooks. */
export function entriesOfNew(ids: readonly string[], facts: Facts): Entry[] {
  return wholes('new', ids, facts);
}

/**
 * Creates change entries for facts that were added or removed. Each entry includes the fact's nested facts and aliases.
 */
function wholes(change: 'new' | 'removed', ids: readonly string[], facts: Facts): Entry[] {
  const concerned = new Set(ids);
  const byCause = Map.groupBy(ids, (id) => causeOf(id, concerned, facts));
  const causes = [...byCause].map(([cause, all]): Cause => ({
    fact: facts.byId.get(cause)!,
    names: namesOf([cause, ...all.filter((id) => id !== cause)], facts),
    all: [cause, ...all.filter((id) => id !== cause)],
  }));
  const alike = Map.groupBy(causes, ({ fact }) => likeness(fact) + sayingOf(fact));
  const siblings = Map.groupBy([...alike.values()].map(joined), ({ fact }) => fact.parent ?? fact.id);
  return [...siblings].flatMap(([parent, some]) => {
    const [first] = some;
    const isFamily = some.length >= folded && first!.fact.parent === parent;
    if (!isFamily)
      return some.map(({ fact, names, all }) =>
        entry(change, fact, { facts: all, name: fact.name, names, says: sayingOf(fact) }),
      );
    return [
      entry(change, first!.fact, {
        facts: some.flatMap(({ all }) => all),
        name: `${facts.byId.get(parent)?.name ?? parent.slice(parent.indexOf(':') + 1)}.*`,
        names: some.flatMap(({ names }) => names),
        says: `${some.length}: ${some.map(({ fact }) => lastWord(fact.name)).join(', ')}`,
      }),
    ];
  });
}

/**
 * Returns the names that a change affects: its main fact, and aliases of the same kind. Nested options are left out.
 */
function namesOf(ids: readonly string[], facts: Facts): string[] {
  const [first] = ids;
  return ids.flatMap((id) => {
    const { kind, name, parent } = facts.byId.get(id)!;
    const isPart = parent !== undefined && ids.includes(parent);
    return kind === facts.byId.get(first!)!.kind && !isPart ? [name] : [];
  });
}

/**
 * A fact about webpack and everything that was added, removed, or changed because of it. `all` starts with the fact
 * itself.
 */
interface Cause {
  fact: Fact;
  names: string[];
  all: string[];
}

function joined(causes: readonly Cause[]): Cause {
  return {
    fact: causes[0]!.fact,
    names: causes.flatMap(({ names }) => names),
    all: causes.flatMap(({ all }) => all),
  };
}

/**
 * Returns a key that is the same for an option of related module types: `module.parser.css.url`,
 * `module.parser.css/auto.url`.
 */
function likeness({ id }: Fact): string {
  return `${withoutVariant(id)} `;
}

/**
 * Returns an option name without the suffix of the module type, so that `module.parser.css/auto.url` becomes
 * `module.parser.css.url`.
 */
export function withoutVariant(name: string): string {
  return name.replaceAll(/(?<=\w)\/\w+/g, '');
}

function entry(change: Change, fact: Fact, rest: Pick<Entry, 'facts' | 'name' | 'names' | 'says'>, area?: Area): Entry {
  return { change, area: area ?? areaOf[fact.kind], fact: fact.id, ...rest };
}

/**
 * Creates entries of the change report for facts about webpack that have changed. Facts with the same change are
 * combined, such as a flag and its option, or an option that exists in several objects.
 */
function changedEntries(changed: FactChanges['changed'], before: Facts, after: Facts): Entry[] {
  const comparable = comparableDefaults(before, after);
  const changes = [...Map.groupBy(changed, ({ id }) => id)].flatMap(([id, fields]) => {
    const [was, fact] = [before.byId.get(id)!, after.byId.get(id)!];
    const isDefault = ({ field }: { field: string }): boolean => field === 'default' && fact.kind !== 'preset';
    return [fields.filter(isDefault), fields.filter((each) => !isDefault(each))]
      .filter((part) => part.length > 0)
      .map((part) => ({
        fact,
        names: [fact.name],
        says: differences(
          part.map(({ field }) => field as keyof Fact),
          was,
          fact,
          comparable,
        ),
        all: [id],
      }));
  });
  const said = new Map(changes.map((change) => [`${change.fact.id} ${change.says}`, change]));
  const originals = changes.filter((change) => {
    const original = (change.fact.sameAs ?? []).map((id) => said.get(`${id} ${change.says}`)).find(Boolean);
    original?.all.push(...change.all);
    return original === undefined;
  });
  const alike = Map.groupBy(originals, ({ fact, says }) => (isShared(says) ? fact.kind : likeness(fact)) + says);
  return [...alike.values()].map((some) => {
    const { fact, names, all } = joined(some);
    const { says } = some[0]!;
    const area = says.startsWith('default: ') && areaOf[fact.kind] !== 'flags' ? 'defaults' : undefined;
    const others = new Set(some.map((one) => likeness(one.fact))).size - 1;
    const name = others > 0 ? `${fact.name} and ${others} more` : fact.name;
    return entry('changed', fact, { facts: all, name, names, says }, area);
  });
}

/**
 * Whether options with the given difference can be combined in one change entry, because they share the type that
 * changed.
 */
function isShared(says: string): boolean {
  return /^(?:type|experimental): /.test(says);
}

function differences(fields: readonly (keyof Fact)[], before: Fact, after: Fact, comparable: Comparable): string {
  return (
    fields
      // The function signature already contains the arguments.
      .filter((field) => field !== 'args' || !fields.includes('signature'))
      .map((field) => `${fieldNames[field] ?? field}: ${fieldDifference(field, before, after, comparable)}`)
      .join('; ')
  );
}

/**
 * Labels that the change report shows in place of the names of a fact's fields. Other fields are shown with their own
 * names.
 */
const fieldNames: Partial<Record<keyof Fact, string>> = { tapable: 'class', args: 'arguments', text: 'message' };

/** Describes a fact about webpack on one line: its type, class, default, and message. */
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

/**
 * Formats an option's default on one line: its value, or its cases by mode and target. Cases for other settings are
 * left out.
 */
function defaultText(value: NonNullable<Fact['default']>): string {
  if (typeof value === 'string') return value;
  const cases = value.filter(({ when }) => !isAboutOtherSetting(when));
  const [only] = cases;
  return only && cases.length === 1 ? only.value : cases.map((one) => `${one.when}: ${one.value}`).join('; ');
}

/** Returns the part of a name after its last dot. */
export function lastWord(name: string): string {
  return /[^.]+$/.exec(name)?.[0] ?? name;
}
