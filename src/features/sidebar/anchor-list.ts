import { escapeHtml } from '../../model/escape-html.ts';
import { idOf, type SidebarAnchor } from '../../model/sidebar-anchor.ts';
import { breakablePieces } from '../../model/word-breaks.ts';

/**
 * Renders a page's headings as nested list items in an HTML string. The list for the open page is prerendered, and a
 * string lets the browser adopt it without hydration.
 *
 * @param url path of the page, or `''` for the open page
 */
export function anchorListHtml(anchors: readonly SidebarAnchor[], url: string): string {
  return anchors.map((anchor) => itemHtml(anchor, url)).join('');
}

function itemHtml(anchor: SidebarAnchor, url: string): string {
  const { title, title2, children = [] } = anchor;
  const inner = anchorListHtml(children, url);
  const link = `<a href="${escapeHtml(`${url}#${encodeURIComponent(idOf(anchor))}`)}">${breakablePieces(title2 ?? title)
    .map(escapeHtml)
    .join('<wbr>')}</a>`;
  return `<li>${link}${inner && `<ul>${inner}</ul>`}</li>`;
}
