import type { Build } from './build.ts';

/**
 * Graph of the active imports between modules. Nodes are module indexes. An additional node `root` stands for the
 * configuration, which imports the entry points.
 */
export interface ImportGraph {
  root: number;
  /**
   * Adjacency list. Node `n` imports `targets[starts[n]]` to `targets[starts[n + 1] - 1]`. `causes` has the index of
   * the import at the same position.
   */
  starts: Uint32Array;
  targets: Uint32Array;
  causes: Int32Array;
  /** Reverse adjacency list. Node `n` is imported by `sources[ends[n]]` to `sources[ends[n + 1] - 1]`. */
  ends: Uint32Array;
  sources: Uint32Array;
}

/** Cause of an edge from the root to a module whose importer is unknown. */
const UNTOLD = -1;

/** Builds the import graph. Modules in the output that have no importers are treated as entry points. */
export function importGraph({ modules, imports }: Build): ImportGraph {
  const root = modules.length;
  const from: number[] = [];
  const to: number[] = [];
  const cause: number[] = [];
  const hasImporter = new Uint8Array(modules.length);
  imports.to.forEach((target, index) => {
    const origin = imports.from[index] ?? -1;
    if (imports.isActive[index] === 0 || origin === target) return;
    hasImporter[target] = 1;
    from.push(origin === -1 ? root : origin);
    to.push(target);
    cause.push(index);
  });
  modules.forEach(({ chunks }, index) => {
    if (hasImporter[index] === 1 || chunks.length === 0) return;
    from.push(root);
    to.push(index);
    cause.push(UNTOLD);
  });
  const forward = grouped(from, root + 1);
  const backward = grouped(to, root + 1);
  return {
    root,
    starts: forward.starts,
    targets: Uint32Array.from(forward.order, (index) => to[index] ?? 0),
    causes: Int32Array.from(forward.order, (index) => cause[index] ?? UNTOLD),
    ends: backward.starts,
    sources: Uint32Array.from(backward.order, (index) => from[index] ?? 0),
  };
}

/** Sorts the indexes of graph edges by the node at one of their ends. */
function grouped(nodes: number[], size: number): { starts: Uint32Array; order: Uint32Array } {
  const starts = new Uint32Array(size + 1);
  for (const node of nodes) starts[node + 1] = (starts[node + 1] ?? 0) + 1;
  for (let node = 0; node < size; node += 1) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0);
  const next = starts.slice();
  const order = new Uint32Array(nodes.length);
  nodes.forEach((node, index) => {
    const at = next[node] ?? 0;
    order[at] = index;
    next[node] = at + 1;
  });
  return { starts, order };
}

/**
 * Shortest paths from the root to every node: the import that reaches each node, and the node before it. Both are -1 if
 * there is no path.
 */
interface ShortestWays {
  cause: Int32Array;
  before: Int32Array;
}

/** Finds the shortest paths from the root to all modules. */
export function shortestWays({ root, starts, targets, causes }: ImportGraph): ShortestWays {
  const cause = new Int32Array(root + 1).fill(-1);
  const before = new Int32Array(root + 1).fill(-1);
  const queue = [root];
  for (const node of queue) {
    for (let at = starts[node] ?? 0; at < (starts[node + 1] ?? 0); at += 1) {
      const target = targets[at] ?? 0;
      if (target === root || before[target] !== -1) continue;
      before[target] = node;
      cause[target] = causes[at] ?? -1;
      queue.push(target);
    }
  }
  return { cause, before };
}
