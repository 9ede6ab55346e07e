/** The facts for tools and islands: `/facts/<kind>.json`, each fact with the address that documents it. */
import { factKinds } from '../../facts/types.ts';
import type { Facts } from '../../facts/types.ts';
import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';

/** Writes one array a kind, and an index with the versions that the facts describe. */
export async function writePublishedFacts(facts: Facts, site: Site, output: FileSink): Promise<void> {
  const urls = documentedAt(site);
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

/** Where each claimed fact is documented; a heading says more than a row, so it wins. */
function documentedAt(site: Site): Map<string, string> {
  const urls = new Map<string, string>();
  const headings = new Set<string>();
  for (const { compiled } of site.pages) {
    for (const { fact, anchor, by } of compiled.claims) {
      if (headings.has(fact) || (urls.has(fact) && by !== 'heading')) continue;
      urls.set(fact, anchor ? `${compiled.url}#${anchor}` : compiled.url);
      if (by === 'heading') headings.add(fact);
    }
  }
  return urls;
}
