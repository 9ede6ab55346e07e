import type { ImportGraph } from './import-graph.ts';

/**
 * Dominator tree of an import graph. `above[n]` is the immediate dominator of node `n`: without it, `n` is no longer
 * reachable.
 */
export interface Dominators {
  /** Immediate dominator of each node, or -1 for the root and for unreachable nodes. */
  above: Int32Array;
  /** Reachable nodes of the import graph, sorted so that each comes after its dominator. */
  order: number[];
}

/**
 * Computes the dominator tree with the algorithm by Cooper, Harvey, and Kennedy ("A simple, fast dominance algorithm"),
 * which makes a few passes in postorder.
 */
export function dominatorsOf(graph: ImportGraph): Dominators {
  const { root, ends, sources } = graph;
  const postorder = postorderOf(graph);
  const rank = new Int32Array(root + 1).fill(-1);
  postorder.forEach((node, index) => {
    rank[node] = index;
  });
  const above = new Int32Array(root + 1).fill(-1);
  above[root] = root;
  const order = postorder.toReversed();

  const meet = (one: number, other: number): number => {
    while (one !== other) {
      while ((rank[one] ?? 0) < (rank[other] ?? 0)) one = above[one] ?? root;
      while ((rank[other] ?? 0) < (rank[one] ?? 0)) other = above[other] ?? root;
    }
    return one;
  };

  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const node of order) {
      if (node === root) continue;
      let found = -1;
      for (let at = ends[node] ?? 0; at < (ends[node + 1] ?? 0); at += 1) {
        const source = sources[at] ?? root;
        if (above[source] === -1) continue;
        found = found === -1 ? source : meet(found, source);
      }
      if (above[node] !== found) {
        above[node] = found;
        hasChanged = true;
      }
    }
  }
  above[root] = -1;
  return { above, order };
}

/** Returns the reachable nodes in postorder. The traversal is iterative because import graphs may be deep. */
function postorderOf({ root, starts, targets }: ImportGraph): number[] {
  const next = starts.slice();
  const isSeen = new Uint8Array(root + 1);
  const done: number[] = [];
  const path = [root];
  isSeen[root] = 1;
  for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
    const at = next[node] ?? 0;
    if (at === (starts[node + 1] ?? 0)) {
      done.push(node);
      path.pop();
      continue;
    }
    next[node] = at + 1;
    const target = targets[at] ?? root;
    if (isSeen[target] === 1) continue;
    isSeen[target] = 1;
    path.push(target);
  }
  return done;
}
