import type { Fact, FactKind, FactOf } from '../types.ts';

/** A partial fact for tests. */
export type FactSketch = {
  [Kind in FactKind]: { id: string; kind: Kind; name: string } & Partial<FactOf<Kind>>;
}[FactKind];

/** Casts partial facts to facts; required fields of their kind may be missing. */
export function sketched(facts: FactSketch[]): Fact[] {
  return facts as Fact[];
}
