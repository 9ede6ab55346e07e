import { indexFacts } from '../lookup.ts';
import type { Fact, FactKind, FactOf, Facts } from '../types.ts';

/** A fact about webpack for tests, which may lack fields. */
export type FactSketch = {
  [Kind in FactKind]: { id: string; kind: Kind; name: string } & Partial<FactOf<Kind>>;
}[FactKind];

/** Casts partial facts for tests to complete ones. They may lack fields that their kind requires. */
export function sketched(facts: FactSketch[]): Fact[] {
  return facts as Fact[];
}

/** Creates a searchable collection of partial facts for tests in which the webpack version doesn't matter. */
export function factsOf(facts: readonly FactSketch[], more: Partial<Parameters<typeof indexFacts>[0]> = {}): Facts {
  return indexFacts({ versions: {}, added: {}, build: [], facts: sketched([...facts]), ...more });
}
