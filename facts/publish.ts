/** Published fact files for tools and the browser: one array per kind, and an index. */
import { factKinds } from './types.ts';
import type { Fact, Facts } from './types.ts';

/** A file's name and its JSON. */
export interface FactsFile {
  name: string;
  content: string;
}

/**
 * `<kind>.json` for each kind, and `index.json` with versions and counts.
 *
 * @param addressOf address of a fact, added as `url`; the index counts those that have one
 */
export function factsFiles(facts: Facts, addressOf: (fact: Fact) => string | undefined = () => undefined): FactsFile[] {
  const kinds = factKinds.map((kind) => {
    const list = facts.ofKind(kind).map(({ comment: _, ...fact }) => {
      const url = addressOf(fact);
      return url === undefined ? fact : { ...fact, url };
    });
    return { kind, list, file: `${kind}.json` };
  });
  const index = kinds.map(({ kind, list, file }) => ({
    kind,
    count: list.length,
    documented: list.filter((fact) => 'url' in fact).length,
    file,
  }));
  return [
    ...kinds.map(({ list, file }) => ({ name: file, content: JSON.stringify(list) })),
    { name: 'index.json', content: JSON.stringify({ versions: facts.versions, kinds: index }) },
  ];
}
