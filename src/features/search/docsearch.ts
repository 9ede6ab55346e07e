/** A hosted DocSearch index, queried through Algolia's REST API (https://www.algolia.com/doc/rest-api/search/). */
import { onSite } from '../../model/on-host.ts';
import type { SearchOptions, SearchResult } from '../../search-engine/search.ts';
import { queryLimit } from '../../search-engine/query.ts';
import { sectionOf } from '../../model/sections.ts';
import type { SearchProvider } from './provider.ts';

/** Credentials of the index; the key only permits searching. */
export interface DocSearchAccess {
  appId: string;
  apiKey: string;
  indexName: string;
}

const resultLimit = 20;
/** Timeout of the service in milliseconds. */
const patience = 10_000;
/** Maximum length of displayed titles and headings. */
const longestText = 200;

/** Opens the hosted index; sends no request before the first query. */
export function openDocSearch(access: DocSearchAccess): SearchProvider {
  const address = `https://${access.appId.toLowerCase()}-dsn.algolia.net/1/indexes/${encodeURIComponent(access.indexName)}/query`;
  return {
    sections: [],
    async find(query, options) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'X-Algolia-Application-Id': access.appId, 'X-Algolia-API-Key': access.apiKey },
        body: JSON.stringify({ query: query.slice(0, queryLimit), hitsPerPage: resultLimit }),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) throw new Error(`The search service answered ${response.status}`);
      return resultsOf(await response.json(), options);
    },
  };
}

/**
 * Converts a response to results: removes origins, so that they navigate inside the app; drops malformed and excess
 * results.
 */
export function resultsOf(answer: unknown, options: SearchOptions = {}): SearchResult[] {
  const hits = (answer as { hits?: unknown } | null)?.hits;
  if (!Array.isArray(hits)) return [];
  return hits.slice(0, resultLimit).flatMap((hit: unknown, index) => {
    const { url, hierarchy } = (hit ?? {}) as { url?: unknown; hierarchy?: unknown };
    const path = typeof url === 'string' ? stripOrigin(url) : undefined;
    const levels = levelsOf(hierarchy);
    if (path === undefined || levels.length === 0) return [];
    const section = sectionOf(path.split('#')[0]!);
    if (options.section !== undefined && section !== options.section) return [];
    const [, page = levels[0]!, ...headings] = levels;
    return [{ url: path, title: page, heading: headings.at(-1) ?? '', section, score: resultLimit - index }];
  });
}

/** The texts of `{lvl0, lvl1, …}` from the top down. */
function levelsOf(hierarchy: unknown): string[] {
  if (typeof hierarchy !== 'object' || hierarchy === null) return [];
  const levels = Object.entries(hierarchy).filter((level): level is [string, string] => typeof level[1] === 'string');
  return levels.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text.slice(0, longestText));
}

function stripOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, pathname, search, hash } = new URL(url);
  // Two leading slashes would name another host.
  const path = onSite(pathname.replace(/^\/+/, '/'));
  return protocol === 'https:' || protocol === 'http:' ? path + search + hash : undefined;
}
