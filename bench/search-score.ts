/** Judges search results. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A query of the sets in this folder. */
export interface WantedQuery {
  /** The list that it was written for: figures of different lists don't compare. */
  set: string;
  kind: string;
  query: string;
  /** Acceptable addresses. */
  wanted: string[];
}

/** Ranks of the first wanted entry and of the first result on a wanted page. */
export interface Places {
  exact: number;
  page: number;
}

/** A result: its address, and the address of its section if it is a table row. */
export interface Found {
  url: string;
  section?: string | undefined;
}

/**
 * Ranks of the wanted entry and the wanted page in a list of results. A table row in a wanted section counts as the
 * section.
 * @param aliases from `aliasTargets`
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

/** Rank of the first matching result; infinite if there is none. */
function placeOf(found: readonly Found[], fits: (one: Found) => boolean): number {
  const at = found.findIndex(fits);
  return at < 0 ? Infinity : at;
}

/** A wanted page matches any result on it, a wanted heading only the heading. */
function isPlace(url: string, wanted: string): boolean {
  return url === wanted || (!wanted.includes('#') && pageOf(url) === wanted);
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}

/** Aliases of headings by address: `/guides/x/#old` leads to `/guides/x/#new`. */
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
