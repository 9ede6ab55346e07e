/**
 * Printable pages: all pages of a section as one document, in the sidebar's order, ids unique and links pointing inside.
 *
 * They are documents alone: no chunk is made for them, they are not in the route table, and a link to one loads the document.
 * Few readers want them, and each is as large as its whole section.
 */
import { rewriteAttributes } from '../../compile/html/finished-html.ts';
import type { PageModule } from '../../src/model/page.ts';
import { slugOf } from '../../src/model/url.ts';
import type { Site } from '../site.ts';

/** Attributes that name ids of the same document. */
const references = ['id', 'href', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'xlink:href'];

/** Makes the printable pages of a site. The home page is left out: its words speak of what stands around them there. */
export function printablePages(site: Site): PageModule[] {
  const pages: PageModule[] = [];
  for (const section of site.sections.values()) {
    if (!section.printable) continue;
    const members = site.pages
      .map(({ module }) => module)
      .filter(({ page, html }) => page.section === section.id && page.kind !== 'home' && html !== '');
    pages.push({
      page: {
        url: section.printable,
        title: `${section.title}: all pages`,
        description: `All pages of ${section.title} in one document, to print or read offline.`,
        kind: 'printable',
        section: section.id,
      },
      html: numberTables(members.map((member) => printablePart(member, members)).join('\n')),
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
    return value
      .split(' ')
      .map((id) => `${prefix}--${id}`)
      .join(' ');
  });
  return `<article class="print-page"><h1 id="${prefix}">${escapeText(page.title)}</h1>${body}</article>`;
}

/** Tables are landmarks, whose names have to differ within a document: those of one name are numbered anew. */
function numberTables(html: string): string {
  const seen = new Map<string, number>();
  return rewriteAttributes(html, ['aria-label'], (_, label) => {
    if (!/^Table(?:$|[: ])/.test(label)) return label;
    const name = label.replace(/ \(\d+\)$/, '');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
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
