import type { Facts } from '../../facts/types.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** The names of webpack's options, hooks and members, indexed for lookups from prose. */
export interface KnownNames {
  /** Whether a path belongs to a webpack option: `output.path`, `entry.main.import`, `devServer.hot`. */
  isOption(path: readonly string[]): boolean;
  /** Returns the names of the webpack options directly below a path. */
  optionsBelow(path: readonly string[]): string[];
  /** Paths of webpack options that are deprecated, or that only earlier versions had. */
  old: ReadonlySet<string>;
  /** First segments of webpack's option paths, such as `output`. */
  roots: ReadonlySet<string>;
  /** Members of each of webpack's classes and plugins. Each class is listed with and without its namespace. */
  members: ReadonlyMap<string, ReadonlySet<string>>;
  hooks: readonly string[];
  /** All words in the names of webpack's API: segments of option paths, members, arguments. */
  words: ReadonlySet<string>;
}

/**
 * Options of webpack 1, which are listed because the facts about removed options begin with webpack 4. Other unknown
 * names below `module` can't be reported, because `module` is also an object with other members.
 */
const ofWebpack1 = ['module.loaders', 'module.preLoaders', 'module.postLoaders'];

/** A tree of option paths, by segment. `<key>` matches any name. */
type Branch = Map<string, Branch>;

const anyName = '<key>';
const made = new WeakMap<Facts, KnownNames>();

/** Returns the index of webpack's names, which is created on the first call. */
export function knownNames(facts: Facts): KnownNames {
  const known = made.get(facts) ?? arrange(facts);
  made.set(facts, known);
  return known;
}

function arrange(facts: Facts): KnownNames {
  const options = [
    ...facts.ofKind('option'),
    ...facts.ofKind('devserver').map((fact) => ({ ...fact, name: `devServer.${fact.name}` })),
  ];
  const root: Branch = new Map();
  for (const { name } of options) grow(root, partsOf(name));
  const members = new Map<string, Set<string>>();
  for (const kind of ['declaration', 'api', 'stat', 'plugin-option'] as const)
    for (const { name, owner } of facts.ofKind(kind)) {
      const holder = owner ?? name.slice(0, Math.max(0, name.lastIndexOf('.')));
      const [member] = partsOf(name.slice(holder.length + 1));
      if (!member || !holder) continue;
      for (const each of new Set([holder, lastPart(holder)]))
        members.set(each, (members.get(each) ?? new Set()).add(member));
    }
  return {
    isOption: (path) => branchAt(root, path) !== undefined,
    optionsBelow: (path) => [...(branchAt(root, path)?.keys() ?? [])].filter((name) => name !== anyName),
    old: new Set([
      ...ofWebpack1,
      ...facts.ofKind('removed').map(({ name }) => pathOf(name)),
      ...options.filter(({ deprecated }) => deprecated).map(({ name }) => pathOf(name)),
    ]),
    roots: new Set(root.keys()),
    members,
    hooks: facts.ofKind('hook').map(({ name }) => lastPart(name)),
    words: new Set(
      [...facts.byId.values()].flatMap(({ name, args, aliases }) => [
        ...name.split(/[^\w$]+/),
        ...(args ?? []).map((argument) => argument.name),
        ...(aliases ?? []),
      ]),
    ),
  };
}

function grow(branch: Branch, [first, ...rest]: string[]): void {
  if (first === undefined) return;
  const next = branch.get(first) ?? new Map();
  branch.set(first, next);
  grow(next, rest);
}

function branchAt(branch: Branch, [first, ...rest]: readonly string[]): Branch | undefined {
  if (first === undefined) return branch;
  for (const next of [branch.get(first), branch.get(anyName)]) {
    const found = next && branchAt(next, rest);
    if (found) return found;
  }
  return undefined;
}

/** Splits an option path into its segments, without array brackets. */
function partsOf(name: string): string[] {
  return pathOf(name).split('.');
}

function pathOf(name: string): string {
  return name.replaceAll('[]', '');
}
