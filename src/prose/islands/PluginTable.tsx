import type { PublishedFact } from '../../model/published-fact.ts';
import { FactTable } from './FactTable/FactTable.tsx';
import { fetchFacts } from '../../ui/browser/fetch-facts.ts';

export const prepare = async () => ({ facts: await fetchFacts('plugin') });

/** `<PluginTable />`: a searchable table of the plugin classes that webpack exports. */
export default function PluginTable({ facts }: { facts: PublishedFact[] }) {
  return <FactTable facts={facts} things={TEXTS.islands.plugins} />;
}
