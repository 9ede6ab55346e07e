import { site } from '../../../site.config.ts';
import type { SinceFile } from '../../search-engine/format.ts';
import type { Excerpts, SearchOptions, SearchResult } from '../../search-engine/search.ts';

/** Provides search results, from either the embedded index or a hosted one. */
export interface SearchProvider {
  /** Returns search results from the data loaded so far, synchronously. Undefined if the provider needs a request. */
  now?(query: string, options: SearchOptions): SearchResult[];
  /**
   * Loads more data for the query. Resolves to true if `now` then returns more results. Every provider with the method
   * `now` has this method.
   */
  prepare?(query: string): Promise<boolean>;
  /** Finds the complete results for a query. Rejects if the results can't be loaded. */
  find(query: string, options: SearchOptions): Promise<SearchResult[]>;
  /** Loads excerpts for search results, if the provider supports them. */
  excerpts?(query: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Loads the first webpack version of each documented feature, if the provider knows these versions. */
  since?: () => Promise<SinceFile>;
  /** Returns all pages of the site, if the provider knows them. */
  pages?(): SearchResult[];
  /** Names of the sections by which the reader can filter results. */
  sections: string[];
}

let opened: Promise<SearchProvider> | undefined;

/**
 * Opens the search provider that is configured in `site.config.ts`, once per page load. The code of the other provider
 * isn't loaded. If the provider can't be opened, rejects, and tries again on the next call.
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
