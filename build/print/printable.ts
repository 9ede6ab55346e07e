/**
 * Printable pages: all pages of a section as one document, in the sidebar's order, ids unique and links pointing inside.
 *
 * They are documents alone: no chunk is made for them, they are not in the route table, and a link to one loads the document.
 * Few readers want them, and each is as large as its whole section.
 */
import type { PageModule } from '../../src/model/page.ts';
import type { Site } from '../site.ts';
import { slugOf } from '../bundle/chunk-names.ts';
import { rewriteAttributes } from './attributes.ts';

/** Attributes that name ids of the same document. */
const references = ['id', 'href', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'xlink:href'];

/** Makes the printable pages of a site. */
export function printablePages(site: Site): PageModule[] {
  const pages: PageModule[] = [];
  for (const section of site.sections.values()) {
    if (!section.printable) continue;
    const members = site.pages
      .map(({ module }) => module)
      .filter(({ page, html }) => page.section === section.id && html !== '');
    pages.push({
      page: {
        url: section.printable,
        title: `${section.title}: all pages`,
        description: `All pages of ${section.title} in one, to print or to read offline.`,
        kind: 'printable',
        section: section.id,
      },
      html: members.map((member) => printablePart(member, members)).join('\n'),
      anchors: [],
    });
  }
  return pages;
}

/** One page inside a printable page: its title as a heading, ids prefixed with its slug, links to other parts pointing inside. */
function printablePart({ page, html }: PageModule, members: PageModule[]): string {
  const prefix = slugOf(page.url);
  const inside = new Map(members.map((member) => [member.page.url, slugOf(member.page.url)]));
  const body = rewriteAttributes(html, references, (name, value) => {
    if (name === 'href' || name === 'xlink:href') return insideHref(value, prefix, inside);
    return value.split(' ').map((id) => `${prefix}--${id}`).join(' ');
  });
  return `<article class="print-page"><h1 id="${prefix}">${escapeText(page.title)}</h1>${body}</article>`;
}

function insideHref(href: string, prefix: string, inside: Map<string, string>): string {
  if (href.startsWith('#')) return href === '#' ? href : `#${prefix}--${href.slice(1)}`;
  const [path = '', hash] = href.split('#', 2);
  const slug = inside.get(path);
  if (slug === undefined) return href;
  return hash ? `#${slug}--${hash}` : `#${slug}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
