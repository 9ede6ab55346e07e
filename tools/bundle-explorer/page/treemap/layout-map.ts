import { hierarchy, type HierarchyRectangularNode, treemap } from 'd3-hierarchy';
import type { SizeNode } from '../../model/size-tree.ts';

/** A module, folder, or chunk with its position in the treemap. */
export type Tile = HierarchyRectangularNode<SizeNode>;

/** Height of a folder's title in the treemap, in pixels. */
export const TITLE = 18;

/** Computes the layout of the treemap. Folders that are too small for a title don't get one. */
export function layoutMap(node: SizeNode, width: number, height: number): Tile {
  const root = hierarchy(node, ({ children }) => children).sum(({ children, size }) =>
    children.length > 0 ? 0 : size,
  );
  return treemap<SizeNode>()
    .size([width, height])
    .round(true)
    .paddingInner((tile) => (tile.depth < 2 ? 2 : 1))
    .paddingTop((tile) => (hasTitle(tile) ? TITLE : 1))
    .paddingRight(1)
    .paddingBottom(1)
    .paddingLeft(1)(root);
}

/**
 * Whether a folder in the treemap has room for a title. The root needs none, because its name is shown above the
 * treemap.
 */
export function hasTitle({ x0, x1, y0, y1, depth, children }: Tile): boolean {
  return children !== undefined && depth > 0 && x1 - x0 > 40 && y1 - y0 > 2 * TITLE;
}

/** Returns the smallest treemap tile at a point. */
export function tileAt(root: Tile, x: number, y: number): Tile {
  let found = root;
  for (let next: Tile | undefined = root; next;) {
    found = next;
    next = next.children?.find((tile) => x >= tile.x0 && x < tile.x1 && y >= tile.y0 && y < tile.y1);
  }
  return found;
}

/**
 * Returns the treemap tile that an arrow key moves to: a sibling for left and right, the parent for up, and the largest
 * child for down.
 */
export function tileBeside(tile: Tile, key: string): Tile | undefined {
  const siblings = tile.parent?.children ?? [];
  const at = siblings.indexOf(tile);
  if (key === 'ArrowRight') return siblings[at + 1];
  if (key === 'ArrowLeft') return siblings[at - 1];
  if (key === 'Home') return siblings[0];
  if (key === 'End') return siblings.at(-1);
  if (key === 'ArrowUp') return tile.parent?.parent ? tile.parent : undefined;
  if (key === 'ArrowDown') return tile.children?.[0];
  return undefined;
}
