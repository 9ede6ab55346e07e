import { site } from '../../../site.config.ts';
import type { SinceFile } from '../../search-engine/format.ts';
import type { Excerpts, SearchOptions, SearchResult } from '../../search-engine/search.ts';

/** A source of results: the embedded index or a hosted one. */
export interface SearchProvider {
  /** Results from the data loaded so far, synchronously; `undefined` if the provider needs a request. */
  now?(query: string, options: SearchOptions): SearchResult[];
  /** With `now`: loads further data for the query; resolves to true if `now` returns more afterwards. */
  prepare?(query: string): Promise<boolean>;
  /** Complete results of a query. Rejects if they can't be loaded. */
  find(query: string, options: SearchOptions): Promise<SearchResult[]>;
  /** Excerpts of results, if the provider supports them. */
  excerpts?(query: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Loads the versions that introduced the results, if the provider knows them. */
  since?: () => Promise<SinceFile>;
  /** All pages, if the provider knows them. */
  pages?(): SearchResult[];
  /** Sections to filter by. */
  sections: string[];
}

let opened: Promise<SearchProvider> | undefined;

/**
 * Opens the provider set in `site.config.ts`, once per page view; the other one's code isn't loaded. Rejects if it
 * can't be opened, and tries again on the next call.
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
