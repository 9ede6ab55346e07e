import type { PublishedFact } from '../../model/published-fact.ts';
import { FactTable } from './FactTable/FactTable.tsx';
import { fetchFacts } from '../../ui/browser/fetch-facts.ts';

export const prepare = async () => ({ facts: await fetchFacts('cli') });

/** `<FlagFinder />`: a searchable table of all command-line flags. */
export default function FlagFinder({ facts }: { facts: PublishedFact[] }) {
  return <FactTable facts={facts} things={TEXTS.islands.flags} />;
}
