import { expect, test } from 'vitest';
import { treeOf } from './page-tree.ts';
import { messagesInHeadings, quotedMessages } from './quoted-messages.ts';

const quoted = (html: string) => quotedMessages(treeOf(html), new Map([['tides', 1]]));

test.each([
  ['a cell', '<h2 id="tides">Tides</h2><table><tr><td><code class="nb">Tide is not defined</code></td></table>'],
  ['an item', '<h2 id="tides">Tides</h2><ul><li><em>Tide is not defined</em></li></ul>'],
  ['a sentence', '<h2 id="tides">Tides</h2><p>It says “Tide is not defined”, and stops.</p>'],
])('a message in %s belongs to its section', (_, html) => expect(quoted(html)).toEqual([[1, 'Tide is not defined']]));

test('an attribute, and a quotation that holds an element, are none', () => {
  expect(
    quoted('<h2 id="tides">Tides</h2><p title="Tide is not defined">It says “Tide is <b>not</b> defined”.</p>'),
  ).toEqual([]);
});

test('code, headings and what no tool prints are none', () => {
  expect(
    quoted(
      '<h2 id="tides"><code>Tide is not defined</code></h2><p><code>tide.failed</code> and <code>high tide at noon</code></p>' +
        '<pre><code>throw "Tide is not defined"</code></pre>',
    ),
  ).toEqual([]);
});

test('a heading that quotes a message beside other words is known by it', () => {
  const inHeadings = (html: string) => messagesInHeadings(treeOf(html), new Map([['tides', 1]]));
  expect(inHeadings('<h2 id="tides"><code>Tide is not defined</code> in the harbor</h2>')).toEqual([
    [1, 'Tide is not defined'],
  ]);
  expect(inHeadings('<h2 id="tides"><code>Tide is not defined</code><a href="#tides"></a></h2>')).toEqual([]);
  expect(inHeadings('<h2 id="tides">Set <code>tide.height</code></h2>')).toEqual([]);
});

test('the first column of a table of messages has messages, whatever their words; other columns and tables do not', () => {
  const table = (head: string) =>
    `<h2 id="tides">Tides</h2><table><thead><tr><th>${head}</th><th>Cause</th></tr></thead><tbody><tr><td><code>High tide at noon</code></td><td><code>low tide at noon</code></td></tr></tbody></table>`;
  expect(quoted(table('Message'))).toEqual([[1, 'High tide at noon']]);
  expect(quoted(table('Option'))).toEqual([]);
});
