/** Determines which of the current options, hooks, and other facts a published webpack version already had. */
import type { Fact, FactKind } from '../../facts/types.ts';
import type { PublishedVersion } from './published.ts';
import { textOf } from './published-text.ts';
import { type ProbedKind, probes } from './probes.ts';

/** Whether facts of a kind can be looked up in published webpack versions. */
export function isProbed(kind: FactKind): kind is ProbedKind {
  return Object.hasOwn(probes, kind);
}

/**
 * Returns the ids of the facts that exist in a published webpack version. Options are compared by their path in the
 * schema. Everything else is looked up by name where webpack declares it (a class in `types.d.ts`, the file of the
 * hook's owner, `lib/index.js`), because not all old versions can be executed.
 *
 * @param loaderRunner members of the loader context that loader-runner declares; they existed before webpack declared
 * types for them
 */
export function factsOf(published: PublishedVersion, facts: Fact[], loaderRunner: ReadonlySet<string>): Set<string> {
  const text = textOf(published);
  const had = facts.filter((fact) => isProbed(fact.kind) && probes[fact.kind](fact, text, loaderRunner));
  return new Set(had.map(({ id }) => id));
}
