import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';

/** Fetches the headings of another page from `<url>anchors.json`. Rejects if that fails. */
export async function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  const answer = await fetch(`${BASE_PATH}${url}anchors.json`);
  if (!answer.ok) throw new Error(`${url}anchors.json answered ${answer.status}`);
  return (await answer.json()) as SidebarAnchor[];
}
