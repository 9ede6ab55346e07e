/**
 * Traverses syntax trees like `visit` of unist-util-visit, with the same types. The original creates a named function
 * per node for stack traces, which took a sixth of the time to compile all pages.
 */
import type { Node, Parent } from 'unist';
import type { visit as unistVisit } from 'unist-util-visit';

/** Value that a syntax tree visitor returns to stop the traversal. */
export const EXIT = false;
/** Value that a syntax tree visitor returns to skip the node's children. */
export const SKIP = 'skip';

/**
 * Result of a syntax tree visitor. Besides an action, it can be the index of the sibling to continue with, alone or
 * after an action, or nothing.
 */
type Answer = typeof EXIT | typeof SKIP | true | number | void | readonly [action: boolean | 'skip', next?: number];

/** Filter for syntax tree nodes: one or several types, or properties. Without a filter, all nodes are visited. */
type Test = string | readonly string[] | Readonly<Record<string, unknown>>;

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Answer;

/**
 * Calls a visitor for each node of a syntax tree, parents before children. Nodes that the visitor adds below a node are
 * visited too.
 */
// The overloads define which type of node a visitor gets for each filter. A single implementation can't express that.
export const visit = walkFrom as unknown as typeof unistVisit;

function walkFrom(tree: Node, ...given: [Visitor] | [Test, Visitor]): void {
  const visitor = given.length === 1 ? given[0] : given[1];
  const isWanted = given.length === 1 ? always : testOf(given[0]);
  const walk: Visitor = (node, index, parent) => {
    const answer = isWanted(node) ? visitor(node, index, parent) : undefined;
    const action = Array.isArray(answer) ? answer[0] : answer;
    if (action === EXIT) return EXIT;
    if (action !== SKIP && isParent(node)) {
      for (let at = 0; at >= 0 && at < node.children.length;) {
        const after = walk(node.children[at]!, at, node);
        if (after === EXIT) return EXIT;
        at = nextOf(after) ?? at + 1;
      }
    }
    return answer;
  };
  walk(tree, undefined, undefined);
}

const always = (): boolean => true;

function testOf(test: Test): (node: Node) => boolean {
  if (typeof test === 'string') return ({ type }) => type === test;
  if (Array.isArray(test)) return ({ type }) => test.includes(type);
  const wanted = Object.entries(test);
  return (node) => wanted.every(([key, value]) => (node as unknown as Record<string, unknown>)[key] === value);
}

function isParent(node: Node): node is Parent {
  return 'children' in node && Array.isArray(node.children);
}

function nextOf(answer: Answer): number | undefined {
  if (typeof answer === 'number') return answer;
  return Array.isArray(answer) ? answer[1] : undefined;
}
