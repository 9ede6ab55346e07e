import type { Nodes, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit as unistVisit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import * as own from './visit.ts';

const source = '# A *b* `c`\n\n> d\n>\n> - e\n> - **f** g\n\nh\n\n```js\ni\n```\n';
const parse = (): Root => unified().use(remarkParse).parse(source);
type Visit = typeof unistVisit;

/** Returns the visited nodes and the resulting tree, for either implementation of `visit`. */
function traced(walk: (visit: Visit, seen: (node: Nodes, index?: number, parent?: Nodes) => void, tree: Root) => void) {
  return [unistVisit, own.visit].map((visit) => {
    const tree = parse();
    const lines: string[] = [];
    walk(visit, (node, index, parent) => lines.push(`${parent?.type} ${index} ${node.type}`), tree);
    return { lines, tree };
  });
}

test('the signals are those of unist-util-visit', () => {
  expect([own.EXIT, own.SKIP]).toEqual([EXIT, SKIP]);
});

test.each<[string, Parameters<typeof traced>[0]]>([
  ['all nodes', (visit, seen, tree) => visit(tree, (node, index, parent) => seen(node, index, parent))],
  ['of a type', (visit, seen, tree) => visit(tree, 'text', (node, index, parent) => seen(node, index, parent))],
  ['of some', (visit, seen, tree) => visit(tree, ['code', 'strong'], (node, index) => seen(node as Nodes, index))],
  ['with properties', (visit, seen, tree) => visit(tree, { type: 'code', lang: 'js' }, (node) => seen(node as Nodes))],
  [
    'passing over children',
    (visit, seen, tree) => visit(tree, (node) => (seen(node), node.type === 'blockquote' ? SKIP : undefined)),
  ],
  ['until a node', (visit, seen, tree) => visit(tree, (node) => (seen(node), node.type === 'list' ? EXIT : undefined))],
  [
    'removing as it goes',
    (visit, seen, tree) =>
      visit(tree, (node, index, parent) => {
        seen(node, index, parent);
        if (node.type !== 'paragraph' || !parent || index === undefined) return undefined;
        parent.children.splice(index, 1);
        return index;
      }),
  ],
  [
    'replacing, not what stands in its place',
    (visit, seen, tree) =>
      visit(tree, 'strong', (node, index, parent) => {
        seen(node, index, parent);
        parent!.children.splice(index!, 1, ...node.children);
        return [SKIP, index! + node.children.length];
      }),
  ],
])('walks %s as unist-util-visit does', (_name, walk) => {
  const [theirs, ours] = traced(walk);
  expect(theirs!.lines.length).toBeGreaterThan(0);
  expect(ours).toEqual(theirs);
});
