import type { Anchor } from './page.ts';

/** The fields of a heading that the sidebar needs. A page's chunk contains only these. */
export interface SidebarAnchor {
  title: string;
  /** Short title of the heading that is shown instead of `title`. Omits the part that repeats the parent's title. */
  title2?: string;
  /** Id of the heading. Omitted if `idOf` can derive it from the title. */
  id?: string;
  children?: SidebarAnchor[];
}

/** Returns the id of a heading, which is derived from the title if it isn't stored. */
export function idOf({ title, id }: SidebarAnchor): string {
  return id ?? plainId(title);
}

/**
 * Drops fields of headings that can be derived, to save bytes. On short pages, headings take as many bytes as the
 * prose.
 */
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
