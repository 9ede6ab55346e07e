import type { PublishedFact } from '../../model/published-fact.ts';
import { FactTable } from './FactTable/FactTable.tsx';
import { fetchFacts } from '../../ui/browser/fetch-facts.ts';

export const prepare = async ({ kind = 'option' }: { kind?: string }) => ({ facts: await fetchFacts(kind) });

/**
 * `<OptionsTable />`: a searchable table of all configuration options, or of all facts of another kind, such as
 * environment variables.
 */
export default function OptionsTable({ facts }: { facts: PublishedFact[] }) {
  return <FactTable facts={facts} things={TEXTS.islands.options} />;
}
