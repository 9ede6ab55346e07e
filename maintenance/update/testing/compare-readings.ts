/**
 * Tests an update report: compares it with the differences between two versions of the packages, which are read
 * independently of the report.
 */
import type { Change, Entry } from '../../../facts/changes/entries.ts';
import type { ReadPackage } from './read-package-types.ts';
import { lastPart } from '../../../src/model/last-part.ts';

/** Differences between an update report and the independently read packages, one line for each. */
interface Disagreement {
  /** Changes of the packages that the report doesn't contain. */
  missing: string[];
  /** Changes in the report that the packages contradict. */
  untrue: string[];
}

/** Options whose default follows from another option's, because webpack copies it, or stores it by dependency type. */
const follows: readonly [pattern: RegExp, option: string][] = [
  [/^(resolve|resolveLoader)\.byDependency\.[^.]+/, '$1'],
  [/^loader\./, 'output.'],
  [/^output\.enabledLibraryTypes$/, 'output.library.type'],
];

/** The option whose value determines the defaults of many others. */
const ofModules = 'output.module';

/** Compares all changes in a report with the differences between the two versions, as read independently. */
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
      ...changedDefaults(before, after, { causes: true })
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

/** Names of one kind, such as hooks, in both versions of the packages. */
interface NamedList {
  kind: string;
  was: ReadonlySet<string>;
  now: ReadonlySet<string>;
  /** Whether reading the package finds every name of this kind. For options, it only finds those that have a flag. */
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

/**
 * Normalizes the path of an option by removing the marks of lists (`[]`), and segments that lead back to the same
 * schema. The report and the independent reading end such recursion differently.
 */
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

/** Returns names of options that only one version's schema has, and that occur in no change of the report. */
function unknownNames(before: ReadPackage, after: ReadPackage, told: ReadonlySet<string>): string[] {
  const [was, now] = [before, after].map(({ names }) => new Set(names.map(lastPart)));
  const words = new Set([...told].filter((id) => /option:/.test(id)).flatMap((id) => id.split(/[.:]/)));
  return [...now!].filter((name) => !was!.has(name) && !words.has(name));
}

/**
 * Returns the options whose default differs between the versions in some configuration.
 *
 * @param options `causes`: where `output.module` differs, count only this option, because it changes the defaults of
 * others
 */
function changedDefaults(before: ReadPackage, after: ReadPackage, { causes = false } = {}): string[] {
  const changed = Object.entries(after.defaults).flatMap(([configuration, now]) => {
    const was = before.defaults[configuration] ?? {};
    if (causes && was[ofModules] !== now[ofModules]) return [ofModules];
    return [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((option) => was[option] !== now[option]);
  });
  return [...new Set(changed.map(followed))];
}

function followed(option: string): string {
  return follows.reduce((name, [pattern, other]) => name.replace(pattern, other), option);
}

/** Whether the report contains a change of an option, or of an object that contains it. */
function isTold(option: string, told: readonly ReadonlySet<string>[]): boolean {
  const words = option.split('.');
  return words.some((_, index) => {
    const id = `option:${words.slice(0, words.length - index).join('.')}`;
    return told.some((some) => some.has(id));
  });
}

/**
 * Returns options whose default has changed according to the report, but is the same in every configuration of the
 * independently read packages.
 */
function untrueDefaults(before: ReadPackage, after: ReadPackage, entries: readonly Entry[]): string[] {
  const changed = changedDefaults(before, after);
  return entries
    .filter(({ area, change, fact }) => area === 'defaults' && change === 'changed' && fact.startsWith('option:'))
    .map(({ fact }) => fact.slice('option:'.length))
    .filter((name) => !changed.some((option) => option === name || option.startsWith(`${name}.`)));
}
