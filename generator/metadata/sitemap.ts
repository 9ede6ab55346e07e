import type { SiteConfig } from '../../site.config.ts';
import type { PageData } from '../../src/model/page.ts';
import { escapeXml } from './xml.ts';

/** `sitemap.xml`: every page with the day of its last change and the same page on the mirrors. Printable pages are left out. */
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
 * `robots.txt`: everything may be read; printable pages say themselves that they are not to be indexed. It is read at the root
 * of a host alone, so it names the sitemaps of the versions below too.
 */
export function robots({ origin, versions }: SiteConfig): string {
  const below = versions.flatMap((version) => (version.origin.startsWith(`${origin}/`) ? [version.origin] : []));
  const sitemaps = [origin, ...below].map((site) => `Sitemap: ${site}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
