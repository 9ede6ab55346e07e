/** Which of today's facts a published version already had. */
import type { Fact, FactKind } from '../../facts/types.ts';
import type { PublishedVersion } from './published.ts';
import { textOf } from './published-text.ts';
import { type ProbedKind, probes } from './probes.ts';

/** Whether a kind is one of those that can be looked up. */
export function isProbed(kind: FactKind): kind is ProbedKind {
  return Object.hasOwn(probes, kind);
}

/**
 * Ids of the facts that the version has. Options are compared by their path in the schema; everything else by its name at the
 * place where webpack declares it (a class in `types.d.ts`, the file of the hook's owner, `lib/index.js`), since old versions
 * can't all be run.
 *
 * @param loaderRunner members of the loader context that are loader-runner's, and so older than webpack's types for them
 */
export function factsOf(published: PublishedVersion, facts: Fact[], loaderRunner: ReadonlySet<string>): Set<string> {
  const text = textOf(published);
  const had = facts.filter((fact) => isProbed(fact.kind) && probes[fact.kind](fact, text, loaderRunner));
  return new Set(had.map(({ id }) => id));
}
