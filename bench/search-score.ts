/** Compares search results with the expected results of each query. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A search query in one of the query files, with its expected results. */
export interface WantedQuery {
  /** Name of the list of queries that the query belongs to. Scores can't be compared between lists. */
  set: string;
  kind: string;
  query: string;
  /** URLs of the results that count as correct for the query. */
  wanted: string[];
}

/** Rank of the first expected search result, and rank of the first result on an expected page. */
export interface Places {
  exact: number;
  page: number;
}

/** A search result: its URL, and the URL of its section if it is a table row. */
export interface Found {
  url: string;
  section?: string | undefined;
}

/**
 * Returns the rank of the first expected search result, and the rank of the first result on an expected page. A result
 * that is a table row is also an expected result if the section that contains the row is expected.
 * @param aliases result of `aliasTargets`
 */
export function placesIn(
  found: readonly Found[],
  { wanted }: WantedQuery,
  aliases: ReadonlyMap<string, string>,
): Places {
  const right = wanted.map((url) => aliases.get(url) ?? url);
  return {
    exact: placeOf(found, ({ url, section }) =>
      right.some((one) => isPlace(url, one) || (section !== undefined && isPlace(section, one))),
    ),
    page: placeOf(found, ({ url }) => right.some((one) => pageOf(one) === pageOf(url))),
  };
}

/** Returns the rank of the first matching search result, or infinity if there is none. */
function placeOf(found: readonly Found[], fits: (one: Found) => boolean): number {
  const at = found.findIndex(fits);
  return at < 0 ? Infinity : at;
}

/**
 * Whether a search result is an expected one. If a page is expected, any result on it matches. If a heading is
 * expected, only that heading matches.
 */
function isPlace(url: string, wanted: string): boolean {
  return url === wanted || (!wanted.includes('#') && pageOf(url) === wanted);
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}

/** Maps old URLs of headings to current ones, such as `/guides/x/#old` to `/guides/x/#new`. */
export async function aliasTargets(dist: string, queries: readonly WantedQuery[]): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  for (const page of new Set(queries.flatMap(({ wanted }) => wanted.map(pageOf)))) {
    const html = await readFile(path.join(dist, page, 'index.html'), 'utf8').catch(() => '');
    for (const [, id, inner = ''] of html.matchAll(/<h[1-6] id="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>/g)) {
      for (const [, alias] of inner.matchAll(/<span class="alias" id="([^"]+)"/g))
        targets.set(`${page}#${alias}`, `${page}#${id}`);
    }
  }
  return targets;
}
