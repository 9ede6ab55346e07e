import { readSnapshot } from '../data/snapshot.ts';
import { type VersionPages, versionPages, versionPagesFile } from '../data/versions/schema.ts';
import { site as config, type SiteConfig } from '../site.config.ts';
import type { PageData } from '../src/model/page.ts';
import type { Site } from './site.ts';

/** Adds to each page its addresses in other versions of the site, if it is known which pages these versions have. */
export async function withVersions(site: Site): Promise<Site> {
  const known = await readSnapshot(versionPagesFile, versionPages);
  if (Object.keys(known.pages).length === 0) return site;
  const pages = site.pages.map((each) => ({
    ...each,
    module: { ...each.module, page: { ...each.module.page, ...placesOf(each.module.page.url, config, known) } },
  }));
  return { ...site, pages };
}

/**
 * Returns the addresses of a page in other versions of the site. Omits versions where the address is the same, and
 * versions whose pages aren't known.
 */
export function placesOf(
  url: string,
  { origin: own, versions }: Pick<SiteConfig, 'origin' | 'versions'>,
  { pages }: Pick<VersionPages, 'pages'>,
): Pick<PageData, 'elsewhere' | 'canonical'> {
  const elsewhere: Record<string, string> = {};
  for (const { label, origin } of versions) {
    const nearest = pages[origin] && origin !== own ? nearestIn(new Set(pages[origin]), url) : url;
    if (nearest !== url) elsewhere[label] = nearest;
  }
  const newest = versions[0]?.origin;
  const isInNewest = newest !== undefined && newest !== own && pages[newest]?.includes(url);
  return {
    ...(Object.keys(elsewhere).length > 0 && { elsewhere }),
    ...(isInNewest && { canonical: newest + url }),
  };
}

/**
 * Returns the closest address that exists in another version of the site: the same address or, if it doesn't exist
 * there, the closest ancestor, up to the home page.
 */
function nearestIn(pages: ReadonlySet<string>, url: string): string {
  let nearest = url;
  while (nearest !== '/' && !pages.has(nearest)) nearest = nearest.replace(/[^/]*\/$/, '');
  return nearest;
}
