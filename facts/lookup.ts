import { targets } from './defaults/targets.ts';
import type { StoredFacts } from './store.ts';
import type { Fact, FactKind, FactOf, Facts } from './types.ts';
import { append } from '../src/model/append.ts';

/**
 * Adds lookup methods to the facts about webpack that are stored on disk.
 *
 * @param stored facts, versions and additions, as stored on disk
 * @throws Error if two facts have the same id
 */
export function indexFacts(stored: StoredFacts): Facts {
  const byId = new Map<string, Fact>();
  const byKind = new Map<FactKind, Fact[]>();
  const byParent = new Map<string, Fact[]>();
  for (const fact of stored.facts) {
    if (byId.has(fact.id)) throw new Error(`Two facts have the id ${fact.id}; an extractor in facts/ gives it twice.`);
    byId.set(fact.id, fact);
    append(byKind, fact.kind, fact);
    if (fact.parent) append(byParent, fact.parent, fact);
  }

  const childrenOf = (id: string): Fact[] => byParent.get(id) ?? [];
  const descendantsOf = (id: string): Fact[] => childrenOf(id).flatMap((child) => [child, ...descendantsOf(child.id)]);
  const ofKind = <Kind extends FactKind>(kind: Kind) => (byKind.get(kind) ?? []) as FactOf<Kind>[];

  /**
   * Cached lookups of all facts of a kind (`error:*`) or of an owner that isn't a fact itself (`hook:Compiler.*`).
   * Every page repeats these lookups.
   */
  const known = new Map<string, Fact[]>();
  const startingWith = (prefix: string, deep: boolean): Fact[] => {
    const key = `${deep} ${prefix}`;
    const found = known.get(key) ?? factsFrom(prefix, deep);
    known.set(key, found);
    return found;
  };
  const factsFrom = (prefix: string, deep: boolean): Fact[] => {
    const kind = prefix.slice(0, prefix.indexOf(':')) as FactKind;
    return (byKind.get(kind) ?? []).filter(({ id, parent }) => {
      if (!id.startsWith(prefix)) return false;
      return deep || !parent?.startsWith(prefix);
    });
  };

  return {
    byId,
    versions: stored.versions,
    targets: stored.targets ?? targets,
    releases: stored.releases ?? [],
    ofKind,
    resolve(idOrScope) {
      const scope = /^(.*?)([.:])(\*\*?)$/.exec(idOrScope);
      if (!scope) {
        const fact = byId.get(idOrScope);
        return fact ? [fact] : [];
      }
      const [, base = '', separator = '', stars] = scope;
      const deep = stars === '**';
      const children = deep ? descendantsOf(base) : childrenOf(base);
      // Members of names such as `import.meta.glob` have no parent field, so find them by the start of their id.
      return children.length > 0 ? children : startingWith(base + separator, deep);
    },
    addedIn(version) {
      const exact = stored.added[version];
      if (exact) return exact;
      const prefix = `${version}.`;
      return Object.keys(stored.added)
        .filter((known) => known.startsWith(prefix))
        .flatMap((known) => stored.added[known] ?? []);
    },
  };
}

/** Applies a function to all facts about webpack. The function must keep their ids. */
export function changeFacts(facts: Facts, change: (fact: Fact) => Fact): Facts {
  const stored = { versions: facts.versions, facts: [...facts.byId.values()].map(change), added: {}, build: [] };
  return { ...indexFacts(stored), targets: facts.targets, releases: facts.releases, addedIn: facts.addedIn };
}
