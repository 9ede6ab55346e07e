/**
 * Implements `npm run data:versions`, which fetches the list of pages of each other documentation version in
 * `site.config.ts`, and writes the lists to `data/versions/pages.json`. If a version can't be reached, its previous
 * list stays in place, and the command exits with status 1.
 */
import { site } from '../../site.config.ts';
import { canonicalPath } from '../../src/model/url.ts';
import { readSnapshot, writeSnapshot } from '../snapshot.ts';
import { versionPages, versionPagesFile } from './schema.ts';

/** Timeout in milliseconds for fetching the sitemap of each documentation version. */
const patience = 30_000;

/**
 * Returns the pages in a sitemap, as addresses on the site.
 *
 * @throws Error if there are none
 */
export function pagesOfSitemap(sitemap: string, origin: string): string[] {
  const named = [...sitemap.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, address = '']) => address);
  const pages = named
    .filter((address) => address.startsWith(`${origin}/`))
    .map((address) => address.slice(origin.length));
  if (pages.length === 0) throw new Error(`${origin}/sitemap.xml names no page of ${origin}`);
  return [...new Set(pages.map(canonicalPath))].sort();
}

async function askFor(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`${origin}/sitemap.xml answered ${answer.status}`);
  return pagesOfSitemap(await answer.text(), origin);
}

/**
 * Updates the snapshot of other documentation versions' pages in `file`.
 *
 * @returns failures, one sentence for each
 */
export async function refreshVersions(origins: string[], file: string, now: Date = new Date()): Promise<string[]> {
  const { pages: known } = await readSnapshot(file, versionPages);
  const pages: Record<string, string[]> = {};
  const failures: string[] = [];
  for (const origin of origins) {
    try {
      pages[origin] = await askFor(origin);
    } catch (error) {
      failures.push(`${origin}: ${error instanceof Error ? error.message : error}`);
      if (known[origin]) pages[origin] = known[origin];
    }
  }
  await writeSnapshot(file, { fetched: now.toISOString(), pages }, versionPages);
  return failures;
}

const help = `Usage: npm run data:versions

Fetches the page lists of the other versions in site.config.ts from their sitemaps, and writes data/versions/pages.json.
If a version fails, its previous list is kept and the exit code is 1.`;

if (import.meta.main && process.argv.includes('--help')) console.log(help);
else if (import.meta.main) {
  const others = site.versions.map(({ origin }) => origin).filter((origin) => origin !== site.origin);
  const failures = await refreshVersions(others, versionPagesFile);
  const { pages } = await readSnapshot(versionPagesFile, versionPages);
  for (const [origin, known] of Object.entries(pages)) console.log(`${origin}: ${known.length} pages`);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
