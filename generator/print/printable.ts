/**
 * Creates printable pages. Each contains all pages of a section in sidebar order, with unique ids and with links
 * between them that stay in the document.
 *
 * Printable pages exist only as documents. They have no chunk and aren't in the route table, so links to them are full
 * navigations, because few readers need them and each is as large as its whole section.
 */
import { rewriteAttributes } from '../../compile/html/finished-html.ts';
import type { PageModule } from '../../src/model/page.ts';
import { slugOf } from '../../src/model/url.ts';
import type { Site } from '../site.ts';
import { escapeHtml } from '../../src/model/escape-html.ts';

/** HTML attributes that contain or refer to ids in the document. */
const references = ['id', 'href', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'xlink:href'];

/**
 * Creates the printable pages of a site, one per section. The home page is left out, because its text refers to its
 * layout.
 */
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

/**
 * Renders one page within a printable page. The page's title becomes a heading, ids get the page's slug as a prefix,
 * and links to other pages of the section become links within the document.
 */
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
  return `<article class="print-page"><h1 id="${prefix}">${escapeHtml(page.title)}</h1>${body}</article>`;
}

/** Adds numbers to the labels of scrollable tables, because the names of regions must be unique in a document. */
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
