/**
 * Creates the JSON files in which the site publishes the facts about webpack: an array per kind of fact, and an index.
 */
import { factKinds } from './types.ts';
import type { Fact, Facts } from './types.ts';

/** Name and JSON content of a published file of facts. */
interface FactsFile {
  name: string;
  content: string;
}

/**
 * Creates `<kind>.json` for each kind of fact about webpack, and `index.json` with versions and counts.
 *
 * @param addressOf returns the address of a fact, which is added as `url`; the index counts the facts that have one
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
