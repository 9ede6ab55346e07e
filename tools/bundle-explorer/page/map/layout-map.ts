import { hierarchy, type HierarchyRectangularNode, treemap } from 'd3-hierarchy';
import type { SizeNode } from '../../model/size-tree.ts';

/** A part of the picture, with its place in it. */
export type Tile = HierarchyRectangularNode<SizeNode>;

/** Height of the line that has the name of a folder, in pixels. */
export const TITLE = 18;

/** Lays a folder and all in it out over a picture of some pixels. Folders too small for a title have none. */
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

/** Whether there is room for a folder's name. The whole needs none: it stands above the picture. */
export function hasTitle({ x0, x1, y0, y1, depth, children }: Tile): boolean {
  return children !== undefined && depth > 0 && x1 - x0 > 40 && y1 - y0 > 2 * TITLE;
}

/** The smallest part at a point. */
export function tileAt(root: Tile, x: number, y: number): Tile {
  let found = root;
  for (let next: Tile | undefined = root; next;) {
    found = next;
    next = next.children?.find((tile) => x >= tile.x0 && x < tile.x1 && y >= tile.y0 && y < tile.y1);
  }
  return found;
}

/** The part that an arrow leads to: siblings left and right, the folder above, the largest part below. */
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
