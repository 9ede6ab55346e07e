import { factAddresses } from '../../compile/fact-addresses.ts';
import { factsFiles } from '../../facts/publish.ts';
import type { Facts } from '../../facts/types.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';

/** Writes `/facts/<kind>.json` and its index, each fact with the address that documents it. */
export async function writePublishedFacts(facts: Facts, site: Site, output: FileSink): Promise<void> {
  const urls = factAddresses(site.pages.map(({ compiled }) => compiled));
  const files = factsFiles(
    facts,
    ({ id, sameAs }) => urls.get(id) ?? sameAs?.map((same) => urls.get(same)).find(Boolean),
  );
  for (const { name, content } of files) await output.write(`facts/${name}`, content);
}
