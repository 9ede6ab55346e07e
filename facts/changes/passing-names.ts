/** Follows names through the releases: which release added one, and which removed it. Pure. */

/** Names by kind of fact. */
type Names = Readonly<Record<string, readonly string[]>>;

/** What a release added and removed. */
export interface NamesOfRelease {
  version: string;
  /** Names that the previous release didn't have. */
  added: Names;
  /** Names that only the previous release had. */
  removed: Names;
}

/** The releases before and after one in which the opposite happened to a name. */
interface Neighbors {
  before: string | undefined;
  after: string | undefined;
}

/** Finds for a name that a release added the removals around it, and for a removed one the additions. */
export class NameHistory {
  readonly #events = new Map<string, { version: string; change: 'added' | 'removed' }[]>();

  /** @param releases oldest first */
  constructor(releases: readonly NamesOfRelease[]) {
    for (const { version, ...release } of releases)
      for (const change of ['added', 'removed'] as const)
        for (const [kind, names] of Object.entries(release[change]))
          for (const name of names) this.#eventsOf(kind, name).push({ version, change });
  }

  /** @param version a release that added or removed the name */
  around(kind: string, name: string, version: string): Neighbors {
    const events = this.#eventsOf(kind, name);
    const index = events.findIndex((event) => event.version === version);
    return { before: events[index - 1]?.version, after: index < 0 ? undefined : events[index + 1]?.version };
  }

  #eventsOf(kind: string, name: string): { version: string; change: 'added' | 'removed' }[] {
    const key = `${kind}:${name}`;
    const known = this.#events.get(key) ?? [];
    this.#events.set(key, known);
    return known;
  }
}
