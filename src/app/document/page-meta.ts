import type { SiteConfig } from '../../../site.config.ts';
import { hasMarkdown, markdownAddress } from '../../model/markdown-address.ts';
import type { PageData } from '../../model/page.ts';
import { documentTitle, type Shown } from '../../model/titles.ts';
import { cardAddress } from '../../model/url.ts';

/** A page-specific tag in the document head, which is replaced on navigation. */
export interface MetaTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Title and head tags of one page. */
interface PageMeta {
  title: string;
  tags: MetaTag[];
}

/**
 * Returns the title and head tags of a page, for its prerendered document and for the head after client-side navigation
 * (specification, “Page titles and metadata”). Pages without a social card use the square icon. Only missing pages and
 * printable pages are `noindex`, because a page that failed to load does exist.
 */
export function pageMeta(shown: Shown<PageData>, site: SiteConfig): PageMeta {
  const page = typeof shown === 'string' ? undefined : shown;
  const title = documentTitle(shown, site.name);
  const card = page && page.kind !== 'printable' ? cardAddress(page.url) : undefined;
  const meta = (key: 'name' | 'property', value: string, content: string): MetaTag => ({
    tag: 'meta',
    attributes: { [key]: value, content },
  });
  const tags = [
    meta('property', 'og:title', title),
    meta('property', 'og:type', page?.kind === 'home' || !page ? 'website' : 'article'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:image', site.origin + (card ?? '/assets/icon-512x512.png')),
    meta('name', 'twitter:card', card ? 'summary_large_image' : 'summary'),
  ];
  if (shown === 'not-found' || page?.kind === 'printable') tags.push(meta('name', 'robots', 'noindex'));
  if (page) {
    const canonical = page.canonical ?? site.origin + page.url;
    const link = (attributes: Record<string, string>): MetaTag => ({ tag: 'link', attributes });
    tags.push(
      meta('name', 'description', page.description),
      meta('property', 'og:description', page.description),
      meta('property', 'og:url', canonical),
      link({ rel: 'canonical', href: canonical }),
    );
    if (page.kind !== 'printable') {
      tags.push(
        link({ rel: 'alternate', hreflang: site.language, href: site.origin + page.url }),
        ...site.mirrors.map(({ language, origin }) =>
          link({ rel: 'alternate', hreflang: language, href: origin + page.url }),
        ),
      );
      if (hasMarkdown(page.url))
        tags.push(link({ rel: 'alternate', type: 'text/markdown', href: site.origin + markdownAddress(page.url) }));
    }
  }
  return { title, tags };
}
