import type { Anchor } from './page.ts';

/** The subset of `Anchor` that the sidebar needs and a page's chunk carries. */
export interface SidebarAnchor {
  title: string;
  /** Displayed instead of the title; omits what it shares with its parent. */
  title2?: string;
  /** Absent if it can be derived from the title, see `idOf`. */
  id?: string;
  children?: SidebarAnchor[];
}

/** The id of a heading on the page. */
export function idOf({ title, id }: SidebarAnchor): string {
  return id ?? plainId(title);
}

/** Strips fields that can be derived, to save bytes: on short pages, headings take as many bytes as prose. */
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
