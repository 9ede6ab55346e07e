import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';

/**
 * Fetches the headings of another page from `<url>anchors.json`. Rejects if that fails or the response isn't a list.
 * Doesn't use `fetchJson`, because that would add 300 bytes to each first visit. The error message is short for the
 * same reason. Readers see a different message in the interface.
 */
export async function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  const answer = await fetch(`${BASE_PATH}${url}anchors.json`);
  const anchors: unknown = answer.ok && (await answer.json());
  if (!Array.isArray(anchors)) throw new Error(url);
  return anchors;
}
