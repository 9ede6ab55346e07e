import { isListOf, isObjectWith } from '../../model/json-shape.ts';
import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';
import { fetchJson } from '../../ui/browser/fetch-json.ts';

const isAnchors = isListOf(isObjectWith<SidebarAnchor>('title'));

/** Fetches the headings of another page from `<url>anchors.json`. Rejects if that fails. */
export function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  return fetchJson(`${url}anchors.json`, isAnchors);
}
