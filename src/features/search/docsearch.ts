/** A hosted DocSearch index, asked through Algolia's REST API (https://www.algolia.com/doc/rest-api/search/). */
import { onSite } from '../../model/on-host.ts';
import type { SearchOptions, SearchResult } from '../../search-engine/search.ts';
import { queryLimit } from '../../search-engine/query.ts';
import { sectionOf } from '../../model/sections.ts';
import type { SearchProvider } from './provider.ts';

/** Access to the index; the key is one that may only search. */
export interface DocSearchAccess {
  appId: string;
  apiKey: string;
  indexName: string;
}

const resultLimit = 20;
/** Milliseconds until a service that does not answer counts as one that cannot be asked. */
const patience = 10_000;
/** Longest title and heading that are shown. */
const longestText = 200;

/** Opens the hosted index; nothing is asked before the first query. */
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

/** Turns an answer into results: origins stripped, so that they navigate inside the app; what is malformed or too much is left out. */
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
  // Two slashes at the beginning would name another host again.
  const path = onSite(pathname.replace(/^\/+/, '/'));
  return protocol === 'https:' || protocol === 'http:' ? path + search + hash : undefined;
}
