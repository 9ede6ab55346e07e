import type { SiteConfig } from '../../../site.config.ts';
import type { PageData } from '../../model/page.ts';

/** A tag of the head that belongs to one page, and is replaced when another one is shown. */
export interface MetaTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** What the head says of one page. */
export interface PageMeta {
  title: string;
  tags: MetaTag[];
}

/** Title of a document (specification, “Page titles and metadata”). */
export function documentTitle(page: PageData | undefined, name: string): string {
  if (!page) return `Page Not Found | ${name}`;
  if (page.kind === 'home') return name;
  if (page.kind === 'printable') return `Combined printable page | ${name}`;
  return `${page.title} | ${name}`;
}

/**
 * Title and tags of a page, for its document and for the head after a navigation.
 *
 * @param page absent for the Page Not Found screen
 * @param image site address of the social card; the square icon without one
 */
export function pageMeta(page: PageData | undefined, site: SiteConfig, image = '/assets/icon-512x512.png'): PageMeta {
  const title = documentTitle(page, site.name);
  const description = page?.description || site.description;
  const meta = (key: 'name' | 'property', value: string, content: string): MetaTag => ({
    tag: 'meta',
    attributes: { [key]: value, content },
  });
  const tags = [
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', page?.kind === 'home' || !page ? 'website' : 'article'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:image', site.origin + image),
    meta('name', 'twitter:card', image.endsWith('icon-512x512.png') ? 'summary' : 'summary_large_image'),
  ];
  if (!page || page.kind === 'printable') tags.push(meta('name', 'robots', 'noindex'));
  if (page) {
    const link = (attributes: Record<string, string>): MetaTag => ({ tag: 'link', attributes });
    tags.push(meta('property', 'og:url', site.origin + page.url), link({ rel: 'canonical', href: site.origin + page.url }));
    if (page.kind !== 'printable') {
      tags.push(
        link({ rel: 'alternate', hreflang: site.language, href: site.origin + page.url }),
        ...site.mirrors.map(({ language, origin }) => link({ rel: 'alternate', hreflang: language, href: origin + page.url })),
      );
    }
  }
  return { title, tags };
}
