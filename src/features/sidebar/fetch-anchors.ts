import type { Anchor } from '../../model/page.ts';

/** The headings of a page that is not open, from `<url>anchors.json`. Rejects when they cannot be had. */
export async function fetchAnchors(url: string): Promise<Anchor[]> {
  const answer = await fetch(`${url}anchors.json`);
  if (!answer.ok) throw new Error(`${url}anchors.json answered ${answer.status}`);
  return (await answer.json()) as Anchor[];
}
