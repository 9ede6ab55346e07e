import { rewriteAttributes } from '../../compile/html/finished-html.ts';
import type { SiteConfig } from '../../site.config.ts';
import { basePathOf } from '../../src/model/base-path.ts';
import type { PageModule } from '../../src/model/page.ts';
import { placedHtml } from '../placed-html.ts';
import { escapeXml } from './xml.ts';

/**
 * Creates `feed.xml`, the blog as an Atom feed (RFC 4287). Posts are listed newest first, with full text and absolute
 * URLs.
 */
export function feed(posts: PageModule[], { origin, name, language }: SiteConfig): string {
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
  const updated =
    newestFirst
      .map(({ page }) => page.updated ?? page.date ?? '')
      .sort()
      .at(-1) ?? '1970-01-01';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(name)} blog</title>
  <link href="${origin}/blog/"/>
  <link rel="self" href="${origin}/feed.xml"/>
  <id>${origin}/blog/</id>
  <author><name>${escapeXml(name)}</name></author>
  <updated>${updated}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

function absolute(href: string, base: string): string {
  try {
    return new URL(href.replaceAll('&amp;', '&'), base).href.replaceAll('&', '&amp;');
  } catch {
    return href;
  }
}
