/** Opens the data of the package. Each file is read on first use. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../src/model/release.ts';
import { openSearch, type Search } from '../../../src/search-engine/search.ts';
import type { About, PackagedFact, DataFiles, PackagedPage } from './package-data.ts';

/** The documentation. */
export interface Library {
  about: About;
  /** Pages by path. */
  pages(): ReadonlyMap<string, PackagedPage>;
  facts(): readonly PackagedFact[];
  /** The fact with an id. */
  fact(id: string): PackagedFact | undefined;
  /** Oldest first. */
  releases(): readonly Release[];
  /** The search of the site. */
  search(): Promise<Search>;
}

/**
 * Opens the data.
 *
 * @param folder absolute, as written by the build of the package
 * @throws Error if the folder doesn't exist
 */
export function openLibrary(folder: string): Library {
  const read = <Name extends keyof DataFiles>(name: Name): DataFiles[Name] =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as DataFiles[Name];
  const facts = once(() => read('facts.json'));
  const byId = once(() => new Map(facts().map((fact) => [fact.id, fact])));
  return {
    about: read('about.json'),
    pages: once(() => new Map(read('pages.json').map((page) => [page.url, page]))),
    facts,
    fact: (id) => byId().get(id),
    releases: once(() => read('releases.json')),
    search: once(() => {
      const files = read('search.json');
      return openSearch((file) =>
        file in files ? Promise.resolve(files[file]) : Promise.reject(new Error(`${file} is not in the package`)),
      );
    }),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
