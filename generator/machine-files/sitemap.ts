import type { SiteConfig } from '../../site.config.ts';
import type { PageData } from '../../src/model/page.ts';
import { escapeXml } from './xml.ts';

/** Creates `sitemap.xml`, which lists every page except printable ones, with its last change and its translations. */
export function sitemap(pages: PageData[], { origin, language, mirrors }: SiteConfig): string {
  const entries = pages.map(({ url, updated }) => {
    const address = (base: string) => escapeXml(`${base}${url}`);
    const alternates = [{ language, origin }, ...mirrors].map(
      (mirror) => `<xhtml:link rel="alternate" hreflang="${mirror.language}" href="${address(mirror.origin)}"/>`,
    );
    return `<url><loc>${address(origin)}</loc>${updated ? `<lastmod>${updated}</lastmod>` : ''}${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/**
 * Creates `robots.txt`, which allows everything. Printable pages are `noindex` instead. The file also lists the
 * sitemaps of versions in subfolders, because crawlers read `robots.txt` only at the root of a host.
 */
export function robots({ origin, versions }: SiteConfig): string {
  const below = versions.flatMap((version) => (version.origin.startsWith(`${origin}/`) ? [version.origin] : []));
  const sitemaps = [origin, ...below].map((site) => `Sitemap: ${site}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
