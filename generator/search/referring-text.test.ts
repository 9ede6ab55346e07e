import { expect, test } from 'vitest';
import { referringText } from './referring-text.ts';

const textFor = (html: string, url = '/guides/ships/') => referringText([{ url, html }]);

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
