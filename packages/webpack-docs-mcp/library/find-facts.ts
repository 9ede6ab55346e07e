/** Finds facts by the names that developers use. */
import type { FactKind } from '../../../facts/types.ts';
import type { PackagedFact } from './package-data.ts';

/** Kinds of facts in lookup order. Names in configurations come first, and types of the API last. */
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
 * Finds facts by name, best match first. Full names come before ends of a path (`splitChunks.minSize`), and names in
 * the same case before others. The name may be prefixed with `devServer.`, `compiler.hooks.`, `new … Plugin({`, or a
 * kind of fact. `--no-minimize` finds the flag `--minimize`, unless a flag has this name.
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
    const exact = names.findIndex(({ name }) => plain(fact.name) === name);
    if (exact >= 0) return exact;
    if (isShortFormOf(asked, fact)) return 0;
    const ending = names.findIndex(({ name, isWhole }) => !isWhole && plain(fact.name).endsWith(`.${name}`));
    if (ending >= 0) return names.length + ending;
    for (const [level, isKeyLeftOut] of [true, false].entries()) {
      const found = names.findIndex((one) => endsWithKeys(fact.name, one, isKeyLeftOut));
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
 * Whether a path is a name, or its end, with or without the reader’s own keys, and without the places of lists: `entry.main.import` is
 * `entry.<key>.import`, `shared.singleton` is `shared.<key>.singleton`, and `module.rules.test` is `module.rules[].test`. The first of
 * its keys has to be in the name.
 */
function endsWithKeys(name: string, { name: path, isWhole }: Form, isKeyLeftOut: boolean): boolean {
  const keys = keysIn(path);
  const ofName = keysIn(plain(name)).filter((key) => !isKeyLeftOut || key !== ownKey);
  const last = ofName.slice(ofName.length - keys.length);
  if (keys.length < 2 || keys.length > ofName.length || (isWhole === true && keys.length < ofName.length)) return false;
  return keys.every((key, index) => key === last[index] || (index > 0 && last[index] === ownKey));
}

/** A key in the name of a fact that the reader chooses. */
const ownKey = '<key>';

/**
 * The keys of a path that the name of a fact has `<key>` for: `main` of `entry.main.import`.
 *
 * @param name of a fact that `factsNamed` found for the path
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

/** The keys of a path without the places of lists; a key in brackets may have dots: `alias["a.b"]`. */
export function keysIn(path: string): string[] {
  return [...path.matchAll(/\[\d*\]|\[["']?([^\]"']+)["']?\]|([^.[\]]+)/g)].flatMap(
    ([, inBrackets, key]) => inBrackets ?? key ?? [],
  );
}

/** Whether a name is the short form of a flag (`-d`). Short forms are case-sensitive. */
function isShortFormOf(asked: string, { kind, aliases = [] }: PackagedFact): boolean {
  return kind === 'cli' && aliases.includes(asked.trim()) && asked.trim().startsWith('-');
}

/**
 * Returns 1 for flags of commands other than `build`, so that they are sorted after webpack's own flags, and 0
 * otherwise.
 */
function isOfOtherCommand({ kind, parent = 'cli:build' }: PackagedFact): number {
  return kind === 'cli' && parent !== 'cli:build' ? 1 : 0;
}

/** A form in which a name may occur in the facts. */
interface Form {
  name: string;
  kind?: FactKind;
  /** Whether it isn’t the end of a longer name. */
  isWhole?: boolean;
}

/** Returns the forms that a name may have in the facts. */
function formsOf(asked: string): Form[] {
  const trimmed = asked.trim().replaceAll(/^[`'"]+|[`'"(){}:;,\s]+$/g, '');
  const [, kind, rest] = /^([a-z-]+):(.+)$/.exec(trimmed) ?? [];
  if (kind !== undefined && rest !== undefined && (order as readonly string[]).includes(kind))
    return [{ name: plain(rest), kind: kind as FactKind }];
  const whole = plain(trimmed);
  const without = [
    whole.replace(/^devserver\./, ''),
    whole.replace(/^(?:module\.exports|config|configuration|options)\./, ''),
    whole.replace(/\.(?:hooks|get\w*hooks\([^)]*\))\./, '.'),
    whole.replace(/^this\./, ''),
  ];
  // A plugin that is a member of `webpack` isn't one of a namespace: `webpack.HashedModuleIdsPlugin` doesn't find
  // `webpack.ids.HashedModuleIdsPlugin`.
  const member = /^webpack\.(.+)$/.exec(whole)?.[1];
  return [
    ...[...new Set([whole, ...without])].map((name) => ({ name })),
    ...(member === undefined ? [] : [{ name: member, isWhole: true }]),
  ];
}

/** Normalizes the spelling of a name. */
function plain(name: string): string {
  return name.replaceAll(/\[\d*\]/g, '[]').toLowerCase();
}
