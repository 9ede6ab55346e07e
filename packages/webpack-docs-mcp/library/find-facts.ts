/** Finds documented options, hooks, and so on by the names that developers use. */
import type { FactKind } from '../../../facts/types.ts';
import type { PackagedFact } from './package-data.ts';

/**
 * Kinds of names in lookup order. Names in configurations come first, and TypeScript declarations and removed options
 * last.
 */
const order: readonly FactKind[] = [
  'option',
  'plugin-option',
  'devserver',
  'plugin',
  'hook',
  'variable',
  'comment',
  'loader-context',
  'api',
  'error',
  'deprecation',
  'stage',
  'preset',
  'env',
  'middleware',
  'hmr-status',
  'stat',
  'cli',
  'declaration',
  'removed',
];

/**
 * Finds documented options, hooks, and so on by name, best match first. Full names come before ends of a path
 * (`splitChunks.minSize`), and names that leave out a key such as an entry point's come after both. The name may be
 * prefixed with `devServer.`, `compiler.hooks.`, `new … Plugin({`, or a kind of fact. `--no-minimize` finds the flag
 * `--minimize`, unless a flag has this name.
 */
export function factsNamed(facts: readonly PackagedFact[], asked: string): PackagedFact[] {
  const named = factsCalled(facts, asked);
  const [, negated] = /^\s*--no-([\w-]+)\s*$/.exec(asked) ?? [];
  if (named.length > 0 || negated === undefined) return named;
  return factsCalled(facts, `--${negated}`).filter(
    ({ kind, type = '' }) => kind === 'cli' && /\b(?:boolean|false)\b/.test(type),
  );
}

function factsCalled(facts: readonly PackagedFact[], asked: string): PackagedFact[] {
  const names = formsOf(asked);
  const rank = (fact: PackagedFact): number => {
    const factName = plain(fact.name);
    const exact = names.findIndex(({ name }) => factName === name);
    if (exact >= 0) return exact;
    if (isShortFormOf(asked, fact)) return 0;
    const ending = names.findIndex(({ name, isWhole }) => !isWhole && factName.endsWith(`.${name}`));
    if (ending >= 0) return names.length + ending;
    for (const [level, isKeyLeftOut] of [true, false].entries()) {
      const found = names.findIndex((one) => endsWithKeys(factName, one, isKeyLeftOut));
      if (found >= 0) return (2 + level) * names.length + found;
    }
    return -1;
  };
  const found = facts.flatMap((fact) => {
    const place = names.some(({ kind }) => kind !== undefined && kind !== fact.kind) ? -1 : rank(fact);
    return place < 0 ? [] : [{ fact, place }];
  });
  return found
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        order.indexOf(a.fact.kind) - order.indexOf(b.fact.kind) ||
        isOfOtherCommand(a.fact) - isOfOtherCommand(b.fact) ||
        a.fact.name.length - b.fact.name.length,
    )
    .map(({ fact }) => fact);
}

/**
 * Whether the path in a query matches an option's name or its end. List indexes don't matter, and keys that readers
 * choose may be omitted: `entry.main.import` is `entry.<key>.import`, `shared.singleton` is `shared.<key>.singleton`,
 * and `module.rules.test` is `module.rules[].test`. The path's first key must be a fixed part of the name.
 *
 * @param name normalized name
 */
function endsWithKeys(name: string, { keys, isWhole }: Form, isKeyLeftOut: boolean): boolean {
  // Compare with the text first, because splitting all 14,000 names takes a tenth of a second.
  if (keys.length < 2 || !name.includes(keys[0]!)) return false;
  const ofName = keysIn(name).filter((key) => !isKeyLeftOut || key !== ownKey);
  const last = ofName.slice(ofName.length - keys.length);
  if (keys.length > ofName.length || (isWhole === true && keys.length < ofName.length)) return false;
  return keys.every((key, index) => key === last[index] || (index > 0 && last[index] === ownKey));
}

/** Placeholder in an option's name for a key that the reader chooses, such as the name of an entry point. */
const ownKey = '<key>';

/**
 * Returns the keys of a configuration path that readers choose themselves, because the option's name has `<key>` there:
 * `main` of `entry.main.import`.
 *
 * @param name name of a fact that `factsNamed` found for the path
 */
export function ownKeysIn(name: string, path: string): string[] {
  const ofName = keysIn(name);
  const keys = keysIn(path.trim());
  const last = ofName.slice(-keys.length);
  const isIt = keys.every(
    (key, index) => (index > 0 && last[index] === ownKey) || last[index]?.toLowerCase() === key.toLowerCase(),
  );
  return isIt ? keys.filter((key, index) => last[index] === ownKey && key !== ownKey) : [];
}

/**
 * Splits a configuration path into its keys, without list indexes. A key in brackets may contain dots: `alias["a.b"]`.
 */
export function keysIn(path: string): string[] {
  return [...path.matchAll(/\[\d*\]|\[["']?([^\]"']+)["']?\]|([^.[\]]+)/g)].flatMap(
    ([, inBrackets, key]) => inBrackets ?? key ?? [],
  );
}

/** Whether a query is the short form of a command-line flag (`-d`). Short forms are case-sensitive. */
function isShortFormOf(asked: string, { kind, aliases = [] }: PackagedFact): boolean {
  return kind === 'cli' && aliases.includes(asked.trim()) && asked.trim().startsWith('-');
}

/**
 * Returns 1 for flags of webpack-cli commands other than `build`, so that they are sorted after webpack's own flags,
 * and 0 otherwise.
 */
function isOfOtherCommand({ kind, parent = 'cli:build' }: PackagedFact): number {
  return kind === 'cli' && parent !== 'cli:build' ? 1 : 0;
}

/** A spelling of the queried name that an option, hook, and so on may have in the documentation. */
interface Form {
  name: string;
  /** The keys of the name, if it is a path. */
  keys: readonly string[];
  kind?: FactKind;
  /** Whether this must be the full name, so that it doesn't match the end of a longer one. */
  isWhole?: boolean;
}

/** Returns the spellings that a queried name may have in the documentation, such as without a `config.` prefix. */
function formsOf(asked: string): Form[] {
  const trimmed = asked.trim().replaceAll(/^[`'"]+|[`'"(){}:;,\s]+$/g, '');
  const [, kind, rest] = /^([a-z-]+):(.+)$/.exec(trimmed) ?? [];
  if (kind !== undefined && rest !== undefined && (order as readonly string[]).includes(kind))
    return [{ name: plain(rest), keys: keysIn(plain(rest)), kind: kind as FactKind }];
  const whole = plain(trimmed);
  const without = [
    whole.replace(/^devserver\./, ''),
    whole.replace(/^(?:module\.exports|config|configuration|options)\./, ''),
    whole.replace(/\.(?:hooks|get\w*hooks\([^)]*\))\./, '.'),
    whole.replace(/^this\./, ''),
  ];
  // If the query is a plugin of `webpack` itself, plugins in a namespace don't match: `webpack.HashedModuleIdsPlugin`
  // doesn't find `webpack.ids.HashedModuleIdsPlugin`.
  const member = /^webpack\.(.+)$/.exec(whole)?.[1];
  return [
    ...[...new Set([whole, ...without])].map((name) => ({ name, keys: keysIn(name) })),
    ...(member === undefined ? [] : [{ name: member, keys: keysIn(member), isWhole: true }]),
  ];
}

/** Normalizes the case and the list indexes of an option's name. */
function plain(name: string): string {
  return name.replaceAll(/\[\d*\]/g, '[]').toLowerCase();
}
