import type { Fact, FactKind, FactOf } from '../types.ts';

/** A fact for tests, which may lack fields. */
export type FactSketch = {
  [Kind in FactKind]: { id: string; kind: Kind; name: string } & Partial<FactOf<Kind>>;
}[FactKind];

/** Casts partial facts to facts. They may lack fields that their kind requires. */
export function sketched(facts: FactSketch[]): Fact[] {
  return facts as Fact[];
}
