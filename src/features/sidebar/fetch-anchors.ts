import type { SidebarAnchor } from '../../model/sidebar-anchor.ts';

/** The headings of a page that is not open, from `<url>anchors.json`. Rejects when they cannot be had. */
export async function fetchAnchors(url: string): Promise<SidebarAnchor[]> {
  const answer = await fetch(`${BASE_PATH}${url}anchors.json`);
  if (!answer.ok) throw new Error(`${url}anchors.json answered ${answer.status}`);
  return (await answer.json()) as SidebarAnchor[];
}
