/**
 * Search provider for a hosted DocSearch index, queried through Algolia's REST API
 * (https://www.algolia.com/doc/rest-api/search/).
 */
import { onSite } from '../../model/on-host.ts';
import type { SearchOptions, SearchResult } from '../../search-engine/search.ts';
import { queryLimit } from '../../search-engine/query.ts';
import { sectionOf } from '../../model/sections.ts';
import type { SearchProvider } from './provider.ts';

/** Credentials for the hosted index. The key only permits searching. */
interface DocSearchAccess {
  appId: string;
  apiKey: string;
  indexName: string;
}

const resultLimit = 20;
/** How long to wait for Algolia, in milliseconds. */
const patience = 10_000;
/** Maximum length of titles and headings in search results, in characters. */
const longestText = 200;

/** Opens the hosted search index. Sends no request before the first query. */
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
 * Converts Algolia's response to search results. Removes origins from URLs so that the app handles the links. Drops
 * malformed results and those beyond the limit.
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

/** Returns the strings in Algolia's hierarchy object `{lvl0, lvl1, …}`, starting with the top level. */
function levelsOf(hierarchy: unknown): string[] {
  if (typeof hierarchy !== 'object' || hierarchy === null) return [];
  const levels = Object.entries(hierarchy).filter((level): level is [string, string] => typeof level[1] === 'string');
  return levels.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text.slice(0, longestText));
}

function stripOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, pathname, search, hash } = new URL(url);
  // Collapse leading slashes in the path, because two of them would be interpreted as another host.
  const path = onSite(pathname.replace(/^\/+/, '/'));
  return protocol === 'https:' || protocol === 'http:' ? path + search + hash : undefined;
}
