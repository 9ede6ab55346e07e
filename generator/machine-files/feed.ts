import { rewriteAttributes } from '../../compile/html/finished-html.ts';
import type { SiteConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import type { PageModule } from '../../src/model/page.ts';
import { placedHtml } from '../placed-html.ts';
import { atomFeed } from './atom.ts';
import { escapeXml } from './xml.ts';

/**
 * Creates `feed.xml`, the blog as an Atom feed (RFC 4287). Posts are listed newest first, with full text and absolute
 * URLs.
 */
export function feed(posts: PageModule[], site: SiteConfig): string {
  const { origin, name } = site;
  const newestFirst = posts
    .filter(({ page }) => page.date)
    .sort((a, b) => (b.page.date ?? '').localeCompare(a.page.date ?? ''));
  const entries = newestFirst.map(({ page, html }) => {
    const content = rewriteAttributes(placedHtml(html, basePathOf(origin)), ['href', 'src'], (_, value) =>
      absolute(value, origin + page.url),
    );
    return `  <entry>
    <title>${escapeXml(page.title)}</title>
    <link href="${escapeXml(origin + page.url)}"/>
    <id>${escapeXml(origin + page.url)}</id>
    <published>${page.date}T00:00:00Z</published>
    <updated>${page.updated ?? page.date}T00:00:00Z</updated>
    <summary>${escapeXml(page.description)}</summary>
    <content type="html">${escapeXml(content)}</content>
  </entry>`;
  });
  const updated = newestFirst
    .map(({ page }) => page.updated ?? page.date ?? '')
    .sort()
    .at(-1);
  return atomFeed({ title: `${name} blog`, page: '/blog/', self: '/feed.xml', updated, entries }, site);
}

function absolute(href: string, base: string): string {
  try {
    return new URL(href.replaceAll('&amp;', '&'), base).href.replaceAll('&', '&amp;');
  } catch {
    return href;
  }
}
