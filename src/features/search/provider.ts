import { site } from '../../../site.config.ts';
import type { SinceFile } from '../../search-engine/format.ts';
import type { Excerpts, SearchOptions, SearchResult } from '../../search-engine/search.ts';

/** Where results come from: the embedded index or a hosted one. */
export interface SearchProvider {
  /** Results at once, from what is loaded; `undefined` where the provider has to ask first. */
  now?(query: string, options: SearchOptions): SearchResult[];
  /** With `now`: loads what the query needs besides; true where `now` says more from then on. */
  prepare?(query: string): Promise<boolean>;
  /** Results with everything that the query needs. Rejects where they cannot be had. */
  find(query: string, options: SearchOptions): Promise<SearchResult[]>;
  /** What results say about a query, where the provider can tell. */
  excerpts?(query: string, results: readonly SearchResult[]): Promise<Excerpts>;
  /** Loads which version brought what is found, where the provider knows. */
  since?: () => Promise<SinceFile>;
  /** All pages, where the provider knows them. */
  pages?(): SearchResult[];
  /** Sections to filter by. */
  sections: string[];
}

let opened: Promise<SearchProvider> | undefined;

/**
 * The provider that `site.config.ts` names, opened at the first call of a page view; the other one's code is not loaded.
 * Rejects where it can't be opened, and tries anew at the next call.
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
