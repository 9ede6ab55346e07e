import type { PublishedFact } from '../../model/published-fact.ts';
import { FactTable } from './FactTable/FactTable.tsx';
import { useFacts } from './useFacts.ts';

interface FactsOfKindProps {
  kind: string;
  things: string;
  /** Puts them into another order, or leaves some out. */
  arrange?: (facts: PublishedFact[]) => PublishedFact[];
}

/** All facts of a kind, once they are here. */
export function FactsOfKind({ kind, things, arrange }: FactsOfKindProps) {
  const facts = useFacts(kind);
  if (facts === undefined) return <p role="status">Loading the {things}…</p>;
  if (facts === 'failed') return <p role="alert">The {things} could not be loaded. Reload the page to try again.</p>;
  return <FactTable facts={arrange ? arrange(facts) : facts} things={things} />;
}
