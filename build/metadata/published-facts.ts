/** The facts for tools and islands: `/facts/<kind>.json`, each fact with the address that documents it. */
import { factAddresses } from '../../compile/fact-addresses.ts';
import { factKinds } from '../../facts/types.ts';
import type { Facts } from '../../facts/types.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';

/** Writes one array a kind, and an index with the versions that the facts describe. */
export async function writePublishedFacts(facts: Facts, site: Site, output: FileSink): Promise<void> {
  const urls = factAddresses(site.pages.map(({ compiled }) => compiled));
  const documented = new Map<string, number>();
  for (const kind of factKinds) {
    const list = facts.ofKind(kind).map((fact) => {
      const url = urls.get(fact.id) ?? fact.sameAs?.map((id) => urls.get(id)).find(Boolean);
      return url ? { ...fact, url } : fact;
    });
    documented.set(kind, list.filter((fact) => 'url' in fact).length);
    await output.write(`facts/${kind}.json`, JSON.stringify(list));
  }
  const kinds = factKinds.map((kind) => ({ kind, count: facts.ofKind(kind).length, documented: documented.get(kind) ?? 0, file: `${kind}.json` }));
  await output.write('facts/index.json', JSON.stringify({ versions: facts.versions, kinds }));
}
