import type { Fact, FactKind, FactOf } from '../types.ts';

/** A fact of a test, which says no more than the test is about. */
export type FactSketch = {
  [Kind in FactKind]: { id: string; kind: Kind; name: string } & Partial<FactOf<Kind>>;
}[FactKind];

/** Takes sketches for facts; what a fact of the kind always has may be missing. */
export function sketched(facts: FactSketch[]): Fact[] {
  return facts as Fact[];
}
