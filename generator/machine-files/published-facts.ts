import { factAddresses } from '../../compile/fact-addresses.ts';
import { factsFiles } from '../../facts/publish.ts';
import type { Facts } from '../../facts/types.ts';
import type { FileSink } from '../output/file-sink.ts';
import { packageVersion } from '../../facts/packages.ts';
import type { Site } from '../site.ts';

/**
 * Publishes the facts about webpack as `/facts/<kind>.json` with an index of these files, and adds the address at which
 * each fact is documented. The same files are also written under webpack's version, `/facts/5.113.0/<kind>.json`, as
 * permanent URLs.
 */
export async function writePublishedFacts(facts: Facts, site: Site, output: FileSink): Promise<void> {
  const urls = factAddresses(site.pages.map(({ compiled }) => compiled));
  const files = factsFiles(
    facts,
    ({ id, sameAs }) => urls.get(id) ?? sameAs?.map((same) => urls.get(same)).find(Boolean),
  );
  for (const folder of ['facts', `facts/${packageVersion('webpack')}`])
    for (const { name, content } of files) await output.write(`${folder}/${name}`, content);
}
