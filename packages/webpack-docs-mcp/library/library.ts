/** Reads the documentation data in the npm package. Each file is read when it is first used. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../../src/model/release.ts';
import { openSearch, type Search } from '../../../src/search-engine/search.ts';
import type { About, PackagedFact, DataFiles, PackagedPage } from './package-data.ts';

/** The documentation of webpack, as the package's tools see it. */
export interface Library {
  about: About;
  /** Pages of the documentation by their path on the site. */
  pages(): ReadonlyMap<string, PackagedPage>;
  facts(): readonly PackagedFact[];
  /** Returns the documented option, hook, and so on with an id such as `option:output.path`. */
  fact(id: string): PackagedFact | undefined;
  /** webpack releases, oldest first. */
  releases(): readonly Release[];
  /** The site's search engine with its index. */
  search(): Promise<Search>;
}

/**
 * Opens the documentation data in the npm package.
 *
 * @param folder absolute path of the folder that the package's build has written
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
