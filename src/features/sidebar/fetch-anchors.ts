import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';

/**
 * Fetches the headings of another page from `<url>anchors.json`. Rejects if that fails, or if it isn't a list. Part of
 * each first visit, so it does without `fetchJson`, whose guards would cost that visit 300 bytes.
 */
export async function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  const answer = await fetch(`${BASE_PATH}${url}anchors.json`);
  const anchors: unknown = answer.ok && (await answer.json());
  if (!Array.isArray(anchors)) throw new Error(`${url}anchors.json answered ${answer.status}`);
  return anchors;
}
