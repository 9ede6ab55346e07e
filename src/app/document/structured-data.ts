import type { SiteConfig } from '../../../site.config.ts';
import type { PageData, SectionData } from '../../model/page.ts';
import { isScreen } from '../../model/screens.ts';

/** Returns structured data for search engines (schema.org JSON-LD): the article and its breadcrumbs. */
export function structuredData(page: PageData, section: SectionData, site: SiteConfig): object[] {
  if (page.kind === 'home') {
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: site.name,
        url: `${site.origin}/`,
        description: page.description,
      },
    ];
  }
  if (page.kind === 'printable' || isScreen(page.kind)) return [];
  const trail = [{ title: site.name, url: '/' }, ...(section.id && section.url !== page.url ? [section] : []), page];
  return [
    {
      '@context': 'https://schema.org',
      '@type': page.kind === 'post' ? 'BlogPosting' : 'TechArticle',
      headline: page.title,
      description: page.description,
      url: site.origin + page.url,
      inLanguage: site.language,
      ...(page.date && { datePublished: page.date }),
      ...(page.updated && { dateModified: page.updated }),
      publisher: { '@type': 'Organization', name: site.name, url: `${site.origin}/` },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ title, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: site.origin + url,
      })),
    },
  ];
}
