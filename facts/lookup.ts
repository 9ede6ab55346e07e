import type { StoredFacts } from './store.ts';
import type { Fact, FactKind, FactOf, Facts } from './types.ts';

/**
 * Gives stored facts their look-ups.
 *
 * @param stored facts, versions and the list of additions as they come from disk
 * @throws Error when two facts have the same id
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

  /** Whole kinds, and owners that are no facts themselves: `hook:Compiler.*`, `error:*`. Each page asks for the same again. */
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
      // Names such as `import.meta.glob` are facts whose members have no parent noted.
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

/** The same facts, each changed by a function that leaves its id. */
export function changeFacts(facts: Facts, change: (fact: Fact) => Fact): Facts {
  const stored = { versions: facts.versions, facts: [...facts.byId.values()].map(change), added: {}, build: [] };
  return { ...indexFacts(stored), releases: facts.releases, addedIn: facts.addedIn };
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
