import { indexFacts } from '../lookup.ts';
import type { Fact, FactKind, FactOf, Facts } from '../types.ts';

/** A fact for tests, which may lack fields. */
export type FactSketch = {
  [Kind in FactKind]: { id: string; kind: Kind; name: string } & Partial<FactOf<Kind>>;
}[FactKind];

/** Casts partial facts to facts. They may lack fields that their kind requires. */
export function sketched(facts: FactSketch[]): Fact[] {
  return facts as Fact[];
}

/** Indexes partial facts as the facts of a webpack whose version doesn't matter. */
export function factsOf(facts: readonly FactSketch[], more: Partial<Parameters<typeof indexFacts>[0]> = {}): Facts {
  return indexFacts({ versions: {}, added: {}, build: [], facts: sketched([...facts]), ...more });
}
