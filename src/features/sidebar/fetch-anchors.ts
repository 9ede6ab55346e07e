import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';

/**
 * Fetches the headings of another page from `<url>anchors.json`. Rejects if that fails or the response isn't a list.
 * Doesn't use `fetchJson`, because that would add 300 bytes to each first visit. The message is short for the same
 * reason: readers get one of the interface instead.
 */
export async function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  const answer = await fetch(`${BASE_PATH}${url}anchors.json`);
  const anchors: unknown = answer.ok && (await answer.json());
  if (!Array.isArray(anchors)) throw new Error(url);
  return anchors;
}
