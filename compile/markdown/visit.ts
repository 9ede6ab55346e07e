/**
 * `visit` of unist-util-visit, by the same types. That one gives each node a function with a name for stack traces, which took
 * a sixth of the time in which all pages are compiled.
 */
import type { Node, Parent } from 'unist';
import type { visit as unistVisit } from 'unist-util-visit';

/** What a visitor returns to stop altogether. */
export const EXIT = false;
/** What a visitor returns to pass over the children of its node. */
export const SKIP = 'skip';

/** What else a visitor may return: the index of the sibling to go on with, alone or after one of the others; or nothing. */
type Answer = typeof EXIT | typeof SKIP | true | number | void | readonly [action: boolean | 'skip', next?: number];

/** Which nodes a visitor gets: those of a type, of one of some types, or with these properties; without one, all. */
type Test = string | readonly string[] | Readonly<Record<string, unknown>>;

type Visitor = (node: Node, index: number | undefined, parent: Parent | undefined) => Answer;

/** Calls a visitor with each node, parents before their children; what it changes below a node is walked as changed. */
// The overloads say which node a visitor gets for which test; one body cannot be told them all.
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
