import type { Anchor } from './page.ts';

/** A heading as the sidebar needs it, which is all that a page's chunk carries; every `Anchor` is one. */
export interface SidebarAnchor {
  title: string;
  /** Shown in its place, without what it shares with its parent. */
  title2?: string;
  /** Absent where it follows from the title, see `idOf`. */
  id?: string;
  children?: SidebarAnchor[];
}

/** The id of a heading's place on the page. */
export function idOf({ title, id }: SidebarAnchor): string {
  return id ?? plainId(title);
}

/** The headings with nothing that follows from the rest: short pages have as many bytes of headings as of words. */
export function sidebarAnchors(anchors: readonly Anchor[]): SidebarAnchor[] {
  return anchors.map(({ title, title2, id, children }) => {
    const shown = title2 ?? title;
    return {
      title: shown,
      ...(id !== plainId(shown) && { id }),
      ...(children && { children: sidebarAnchors(children) }),
    };
  });
}

function plainId(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
