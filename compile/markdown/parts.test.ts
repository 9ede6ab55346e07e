import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { splitIntoParts } from './parts.ts';

const members = (count: number): Element =>
  h(
    'dl',
    Array.from({ length: count }, () => h('dt', 'name')),
  );

/** Returns the first words of each part. */
function beginnings(children: Element[]): string[] {
  const tree: Root = { type: 'root', children };
  splitIntoParts(tree);
  return (tree.children as Element[]).map((part) => {
    const [first] = (part.children[0] as Element).children;
    return first?.type === 'text' ? first.value : '';
  });
}

test('a long section ends at the title of the next list of members', () => {
  const title = h('p', { class: 'member-title' }, 'Title');
  const group = h('p', { class: 'member-group' }, 'Methods');
  const sentence = h('p', 'Sentence');
  expect(beginnings([h('h2', 'A'), members(100), sentence, group, members(100), title, group, members(1)])).toEqual([
    'A',
    'Methods',
    'Title',
  ]);
  expect(beginnings([h('h2', 'A'), members(1), sentence, group, members(1), title, group, members(1)])).toEqual(['A']);
});
