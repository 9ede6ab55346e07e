/** Determines which current facts a published version already had. */
import type { Fact, FactKind } from '../../facts/types.ts';
import type { PublishedVersion } from './published.ts';
import { textOf } from './published-text.ts';
import { type ProbedKind, probes } from './probes.ts';

/** Whether facts of a kind can be looked up. */
export function isProbed(kind: FactKind): kind is ProbedKind {
  return Object.hasOwn(probes, kind);
}

/**
 * Ids of the facts in a version. Options are compared by schema path, everything else by name in the place where
 * webpack declares it (a class in `types.d.ts`, the file of the hook's owner, `lib/index.js`), because not all old
 * versions can be executed.
 *
 * @param loaderRunner loader context members from loader-runner, which are older than webpack's types for them
 */
export function factsOf(published: PublishedVersion, facts: Fact[], loaderRunner: ReadonlySet<string>): Set<string> {
  const text = textOf(published);
  const had = facts.filter((fact) => isProbed(fact.kind) && probes[fact.kind](fact, text, loaderRunner));
  return new Set(had.map(({ id }) => id));
}
