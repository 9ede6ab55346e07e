import { expect, test } from 'vitest';
import { treeOf } from './page-tree.ts';
import { referencesIn, referringText } from './referring-text.ts';

const textFor = (html: string, url = '/guides/ships/') =>
  referringText([{ referring: referencesIn(url, treeOf(html)) }]);

test('a place gets the row, and the sentence alone, that refers to it', () => {
  const found = textFor(
    '<table><tr><td>Leave a harbor</td><td><a href="/guides/tides/#ebb">Ebb</a></td></tr></table>' +
      '<p>Boats rest. Anchors are <a class="x" href="/guides/anchors/">heavy &amp; old</a>. They rust.</p>',
  );
  expect(found).toEqual(
    new Map([
      ['/guides/tides/#ebb', ['Leave a harbor Ebb']],
      ['/guides/anchors/', ['Anchors are heavy & old.']],
    ]),
  );
});

test('a hash alone is a place of the page itself; other sites and very long texts are none', () => {
  expect(textFor('<li>See <a href="#ropes">ropes</a>.</li>')).toEqual(
    new Map([['/guides/ships/#ropes', ['See ropes.']]]),
  );
  expect(textFor('<p><a href="https://example.com/">Out</a></p>').size).toBe(0);
  expect(textFor(`<p><a href="/a/">a</a> ${'word '.repeat(100)}</p>`).size).toBe(0);
});

test('an item is read without the list inside it, whose items are read alone', () => {
  expect(
    textFor('<ul><li>Ropes: <a href="/a/">hemp</a><ul><li><a href="/b/">Knots</a> hold.</li></ul></li></ul>'),
  ).toEqual(
    new Map([
      ['/a/', ['Ropes: hemp']],
      ['/b/', ['Knots hold.']],
    ]),
  );
});

test('a sentence begins with a capital, or with an element', () => {
  expect(textFor('<p>Dry e.g. at <a href="/a/">ebb</a>. <code>tide</code> says when. It rises.</p>')).toEqual(
    new Map([['/a/', ['Dry e.g. at ebb.']]]),
  );
});
