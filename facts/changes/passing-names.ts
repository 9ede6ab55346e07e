/**
 * Tracks names such as options and hooks through webpack's releases: which release added one, and which removed it.
 * Pure.
 */

/** Names of options, hooks, and so on, by kind. */
type Names = Readonly<Record<string, readonly string[]>>;

/** Names that a webpack release added and removed. */
export interface NamesOfRelease {
  version: string;
  /** Names that the previous release of webpack didn't have. */
  added: Names;
  /** Names that the previous release of webpack had and this one doesn't. */
  removed: Names;
}

/**
 * The closest releases before and after a release that made the opposite change to a name: removed the name that this
 * release added, or added the name that this release removed.
 */
interface Neighbors {
  before: string | undefined;
  after: string | undefined;
}

/**
 * Finds out whether a name that a webpack release added was removed by an earlier or later one, and the reverse for
 * removed names.
 */
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
