import { site } from '../../../site.config.ts';
import type { SinceFile } from '../../search-engine/format.ts';
import type { Excerpts, SearchOptions, SearchResult } from '../../search-engine/search.ts';

/** Provides search results, either from the embedded index or from a hosted one. */
export interface SearchProvider {
  /** Returns results from the data loaded so far, synchronously. Undefined if the provider needs a request. */
  now?(query: string, options: SearchOptions): SearchResult[];
  /**
   * Loads more data for the query. Resolves to true if `now` then returns more. A provider has this method if it has
   * `now`.
   */
  prepare?(query: string): Promise<boolean>;
  /** Finds the complete results for a query. Rejects if they can't be loaded. */
  find(query: string, options: SearchOptions): Promise<SearchResult[]>;
  /** Loads excerpts for results, if the provider supports them. */
  excerpts?(query: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Loads the webpack versions that introduced the documented features, if the provider knows them. */
  since?: () => Promise<SinceFile>;
  /** Returns all pages, if the provider knows them. */
  pages?(): SearchResult[];
  /** Names of the sections to filter by. */
  sections: string[];
}

let opened: Promise<SearchProvider> | undefined;

/**
 * Opens the provider that is configured in `site.config.ts`, once per page load. The code of the other provider isn't
 * loaded. Rejects if the provider can't be opened, and then tries again on the next call.
 */
export function openProvider(): Promise<SearchProvider> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<SearchProvider> {
  const { search } = site;
  if (search.provider === 'docsearch') {
    const { openDocSearch } = await import(/* webpackChunkName: "docsearch" */ './docsearch.ts');
    return openDocSearch(search);
  }
  const { openEmbedded } = await import(/* webpackMode: "eager" */ './embedded.ts');
  return openEmbedded();
}
