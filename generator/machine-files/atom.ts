import type { SiteConfig } from '../../site.config.ts';
import { escapeXml } from './xml.ts';

/** Data in which the Atom feeds of the site differ. */
interface AtomFeed {
  title: string;
  /** URL path of the page whose changes the feed announces. */
  page: string;
  /** URL path of the Atom feed. */
  self: string;
  /** Date of the newest entry as `2026-11-30`. Undefined if the feed has no entries. */
  updated: string | undefined;
  /** The `<entry>` elements of the feed, newest first. */
  entries: readonly string[];
}

/** Creates an Atom feed (RFC 4287) from its entries. */
export function atomFeed(
  { title, page, self, updated = '1970-01-01', entries }: AtomFeed,
  { origin, name, language }: SiteConfig,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeXml(title)}</title>
  <link href="${origin}${page}"/>
  <link rel="self" href="${origin}${self}"/>
  <id>${origin}${page}</id>
  <author><name>${escapeXml(name)}</name></author>
  <updated>${updated}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}
