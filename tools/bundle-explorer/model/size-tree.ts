import type { Build } from './build.ts';
import { modulePath } from './module-path.ts';

/** A node of the treemap: a chunk, a folder, or a module. */
export interface SizeNode {
  name: string;
  /** Total size of the treemap node in bytes. */
  size: number;
  /** Index of the treemap node's module, or -1 for chunks and folders. */
  module: number;
  /** Index of the treemap node's chunk, or -1 for the root. */
  chunk: number;
  children: SizeNode[];
}

/**
 * Creates the treemap's tree of all chunks, with their modules in folders.
 * @param sizeOf returns the size of a module in a chunk in bytes; 0 omits the module
 */
export function sizeTree(build: Build, sizeOf: (module: number, chunk: number) => number): SizeNode {
  const root = holder(build.name, -1);
  const chunkNodes = build.chunks.map(({ label }, chunk) => holder(label, chunk));
  // If the stats file contains no chunks, all modules are children of the root.
  const loose = holder('modules', -1);
  const folders = new Map<SizeNode, Map<string, SizeNode>>();
  build.modules.forEach((module, index) => {
    const holders = build.chunks.length > 0 ? module.chunks.map((chunk) => chunkNodes[chunk]) : [loose];
    for (const start of holders) {
      if (!start) continue;
      const size = sizeOf(index, start.chunk);
      if (size > 0) place(start, modulePath(module), { ...holder('', start.chunk), size, module: index }, folders);
    }
  });
  root.children = [...chunkNodes, loose].filter(({ children }) => children.length > 0);
  return summed(root);
}

function holder(name: string, chunk: number): SizeNode {
  return { name, size: 0, module: -1, chunk, children: [] };
}

/** Adds a module to the size tree, and creates the folders on its path. */
function place(start: SizeNode, path: string[], leaf: SizeNode, folders: Map<SizeNode, Map<string, SizeNode>>): void {
  let node = start;
  for (const name of path.slice(0, -1)) {
    const known = folders.get(node) ?? new Map<string, SizeNode>();
    folders.set(node, known);
    let next = known.get(name);
    if (!next) {
      next = holder(name, start.chunk);
      known.set(name, next);
      node.children.push(next);
    }
    node = next;
  }
  node.children.push({ ...leaf, name: path.at(-1) ?? '' });
}

/**
 * Adds up the sizes of a tree and sorts its nodes, largest first. A folder whose only child is a folder is merged with
 * it, but chunks keep their name.
 */
function summed(node: SizeNode, depth = 0): SizeNode {
  if (node.module !== -1) return node;
  const children = node.children
    .map((child) => summed(child, depth + 1))
    .toSorted((one, other) => other.size - one.size);
  const [only] = children;
  if (depth > 1 && children.length === 1 && only?.module === -1) return { ...only, name: `${node.name}/${only.name}` };
  return { ...node, children, size: children.reduce((sum, { size }) => sum + size, 0) };
}
