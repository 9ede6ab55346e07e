/** Whether results of a search are what a query wants. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A query of the sets beside this file. */
export interface WantedQuery {
  kind: string;
  query: string;
  /** Addresses, any of which is right. */
  wanted: string[];
}

/** Positions of the first wanted place and of the first result on a wanted page. */
export interface Places {
  exact: number;
  page: number;
}

/** A result: its address, and that of the section it is in, where it leads to a row of a table there. */
export interface Found {
  url: string;
  section?: string | undefined;
}

/**
 * Where in a list of results the wanted place and the wanted page come first. A row of a table in a wanted section is in the
 * right place.
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

/** Position of the first result that fits; infinite where none does. */
function placeOf(found: readonly Found[], fits: (one: Found) => boolean): number {
  const at = found.findIndex(fits);
  return at < 0 ? Infinity : at;
}

/** A wanted page is met anywhere on it, a wanted heading at the heading. */
function isPlace(url: string, wanted: string): boolean {
  return url === wanted || (!wanted.includes('#') && pageOf(url) === wanted);
}

function pageOf(url: string): string {
  return url.replace(/#.*/, '');
}

/** Old ids that a heading still answers to, by address: `/guides/x/#old` leads to `/guides/x/#new`. */
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
