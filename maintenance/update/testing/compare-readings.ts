/** Holds the entries of a report against two readings of the packages that it is about. Pure. */
import type { Change, Entry } from '../../../facts/changes/entries.ts';
import type { ReadPackage } from './read-package-types.ts';

/** What a report and the second reading don't agree on; each is a line. */
export interface Disagreement {
  /** Changes that the report doesn't tell. */
  missing: string[];
  /** Entries that the packages refute. */
  untrue: string[];
}

/** Defaults that follow from others: webpack copies them, or keeps them by type of dependency. */
const follows: readonly [pattern: RegExp, option: string][] = [
  [/^(resolve|resolveLoader)\.byDependency\.[^.]+/, '$1'],
  [/^loader\./, 'output.'],
  [/^output\.enabledLibraryTypes$/, 'output.library.type'],
];

/** Compares all entries with what the readings differ in. */
export function disagreement(before: ReadPackage, after: ReadPackage, entries: readonly Entry[]): Disagreement {
  const told = (change: Change): Set<string> =>
    new Set(entries.filter((entry) => entry.change === change).flatMap(({ facts }) => facts.map(placed)));
  const [come, changed, gone] = [told('new'), told('changed'), told('removed')];
  const ofDefaults = new Set(entries.filter(({ area }) => area === 'defaults').flatMap(({ facts }) => facts));
  const lists = namedLists(before, after);
  return {
    missing: [
      ...lists.flatMap(({ kind, was, now }) => [
        ...missingIn(come, kind, without(now, was)).map((id) => `new ${id}`),
        ...missingIn(gone, kind, without(was, now)).map((id) => `removed ${id}`),
      ]),
      ...unknownNames(before, after, come).map((name) => `new option ${name}`),
      ...unknownNames(after, before, gone).map((name) => `removed option ${name}`),
      ...Object.keys(after.hooks)
        .filter((name) => before.hooks[name] !== undefined && before.hooks[name] !== after.hooks[name])
        .filter((name) => !changed.has(`hook:${name}`))
        .map((name) => `class of hook:${name}`),
      ...changedDefaults(before, after)
        .filter((option) => !isTold(option, [come, gone, ofDefaults]))
        .map((option) => `default of option:${option}`),
    ],
    untrue: [
      ...lists.flatMap(({ kind, was, now, isWhole }) => [
        ...untrueIn(come, kind, { lacks: was, has: now, isWhole }).map((id) => `new ${id}`),
        ...untrueIn(gone, kind, { lacks: now, has: was, isWhole }).map((id) => `removed ${id}`),
      ]),
      ...untrueDefaults(before, after, entries).map((name) => `default of option:${name}`),
    ],
  };
}

/** Names of one kind of facts in both readings. */
interface NamedList {
  kind: string;
  was: ReadonlySet<string>;
  now: ReadonlySet<string>;
  /** Whether the reading finds all of the kind: options without a flag aren't in its list. */
  isWhole: boolean;
}

function namedLists(before: ReadPackage, after: ReadPackage): NamedList[] {
  const list = (kind: string, namesOf: (read: ReadPackage) => readonly string[], isWhole = true): NamedList => ({
    kind,
    was: new Set(namesOf(before).map(placed)),
    now: new Set(namesOf(after).map(placed)),
    isWhole,
  });
  return [
    list('option', ({ options }) => options, false),
    list('cli', ({ flags }) => flags),
    list('hook', ({ hooks }) => Object.keys(hooks)),
    list('error', ({ errors }) => errors),
    list('deprecation', ({ deprecations }) => deprecations),
    list('plugin', ({ plugins }) => plugins),
  ];
}

/** A path without marks of lists, and without the steps that lead back to where it is: both readings end those differently. */
function placed(path: string): string {
  return path.replaceAll(/\[\]|\.not(?=\.|$)/g, '').replace(/^((?:option:)?stats)\.children(?=\.)/, '$1');
}

function without(some: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...some].filter((name) => !others.has(name));
}

function missingIn(told: ReadonlySet<string>, kind: string, names: readonly string[]): string[] {
  return names.map((name) => `${kind}:${name}`).filter((id) => !told.has(id));
}

function untrueIn(
  told: ReadonlySet<string>,
  kind: string,
  { lacks, has, isWhole }: { lacks: ReadonlySet<string>; has: ReadonlySet<string>; isWhole: boolean },
): string[] {
  return [...told].filter((id) => {
    if (!id.startsWith(`${kind}:`)) return false;
    const name = id.slice(kind.length + 1);
    return lacks.has(name) || (isWhole && !has.has(name));
  });
}

/** Names of options that only one schema has, where no entry has a path with that name. */
function unknownNames(before: ReadPackage, after: ReadPackage, told: ReadonlySet<string>): string[] {
  const [was, now] = [before, after].map(({ names }) => new Set(names.map(lastOf)));
  const words = new Set([...told].filter((id) => /option:/.test(id)).flatMap((id) => id.split(/[.:]/)));
  return [...now!].filter((name) => !was!.has(name) && !words.has(name));
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Options that some configuration gives another value. */
function changedDefaults(before: ReadPackage, after: ReadPackage): string[] {
  const changed = Object.entries(after.defaults).flatMap(([configuration, now]) => {
    const was = before.defaults[configuration] ?? {};
    return [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((option) => was[option] !== now[option]);
  });
  return [...new Set(changed.map(followed))];
}

function followed(option: string): string {
  return follows.reduce((name, [pattern, other]) => name.replace(pattern, other), option);
}

/** Whether an entry is about an option or something that it is inside of. */
function isTold(option: string, told: readonly ReadonlySet<string>[]): boolean {
  const words = option.split('.');
  return words.some((_, index) => {
    const id = `option:${words.slice(0, words.length - index).join('.')}`;
    return told.some((some) => some.has(id));
  });
}

/** Options whose default is told to be another, and which have the same in every configuration of the readings. */
function untrueDefaults(before: ReadPackage, after: ReadPackage, entries: readonly Entry[]): string[] {
  const changed = changedDefaults(before, after);
  return entries
    .filter(({ area, change, fact }) => area === 'defaults' && change === 'changed' && fact.startsWith('option:'))
    .map(({ fact }) => fact.slice('option:'.length))
    .filter((name) => !changed.some((option) => option === name || option.startsWith(`${name}.`)));
}
