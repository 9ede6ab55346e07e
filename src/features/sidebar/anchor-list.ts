import { idOf, type SidebarAnchor } from '../../model/sidebar-anchor.ts';
import { breakablePieces } from '../../model/word-breaks.ts';

/**
 * Renders the headings of a page as nested list items, as an HTML string. The list of the open page is prerendered, and
 * a string can be adopted there without hydration.
 *
 * @param url address of the page; `''` for the open page
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
