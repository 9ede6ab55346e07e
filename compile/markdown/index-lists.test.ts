import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { termItems } from '../html/finished-html.ts';
import { markIndexLists } from './index-lists.ts';

function marked(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  markIndexLists(tree);
  return toHtml(tree);
}

test('the colon after a term or a link is hidden', () => {
  expect(marked('<ul><li><strong>Alias</strong>: a <b>name</b>.</li><li><a href="/a/">A</a></li></ul>')).toBe(
    '<ul class="index"><li><strong>Alias</strong><span hidden>: </span>a <b>name</b>.</li><li><a href="/a/">A</a></li></ul>',
  );
});

test('the items are still terms with their meaning', () => {
  const list = '<ul><li><strong>Alias</strong>: a name.</li></ul>';
  expect(termItems(list)).toEqual([{ term: 'Alias', meaning: 'a name.' }]);
  expect(termItems(marked(list))).toEqual(termItems(list));
});

test.each([
  '<ul><li><strong>Alias</strong>: a name.</li><li>Other.</li></ul>',
  '<ul><li><a href="/a/">Tree shaking</a> removes code.</li></ul>',
])('%s is an ordinary list', (list) => {
  expect(marked(list)).toBe(list);
});
