import { expect, test } from 'vitest';
import { glossaryTerms, withTermLinks } from './glossary-terms.ts';
import type { CompiledPage } from './types.ts';

const page = (html: string, more: Partial<CompiledPage> = {}): CompiledPage =>
  ({
    url: '/guides/a/',
    path: 'guides/a.md',
    kind: 'page',
    title: 'A guide',
    html,
    ...more,
  }) as unknown as CompiledPage;

const glossary = page(
  '<section><h2 id="c">C</h2><ul><li><strong>Chunk</strong>: modules.</li><li><strong>Chunk graph</strong>: a record.</li>' +
    '<li><strong>Circular dependency</strong>: two modules.</li></ul></section>' +
    '<section><h2 id="m">M</h2><ul><li><strong>Module</strong>: a file.</li></ul></section>' +
    '<section><h2 id="e">E</h2><ul><li><strong>ECMAScript module (ESM)</strong>: a format.</li></ul></section>',
  { url: '/glossary/', path: 'glossary.md' },
);
const terms = glossaryTerms([glossary]);
const linked = (html: string, more: Partial<CompiledPage> = {}): string => withTermLinks(page(html, more), terms).html;

test('the terms are those that say little to newcomers', () => {
  expect([...terms]).toEqual([
    ['chunk', '/glossary/#c'],
    ['chunk graph', '/glossary/#c'],
    ['circular dependency', '/glossary/#c'],
    ['ecmascript module', '/glossary/#e'],
  ]);
});

test('the first mention leads to the glossary, in the plural too', () => {
  expect(linked('<p>Two chunks, and a chunk.</p>')).toBe('<p>Two <a href="/glossary/#c">chunks</a>, and a chunk.</p>');
  expect(linked('<p>Circular dependencies</p>')).toBe('<p><a href="/glossary/#c">Circular dependencies</a></p>');
  expect(linked('<p>the chunk graph</p>')).toBe('<p>the <a href="/glossary/#c">chunk graph</a></p>');
});

test.each([
  ['a link', '<p><a href="/x/">a chunk</a> and a chunk</p>'],
  ['a heading', '<h2 id="x">A chunk</h2><p>a chunk</p>'],
  ['code', '<p><code>chunk</code></p>'],
  ['a drawing', '<figure><svg><text>chunk</text></svg></figure>'],
  ['an attribute', '<p><img alt="a chunk > b" src="x.png"></p>'],
  ['a longer word', '<p>non-chunk, chunkhash</p>'],
])('%s stays as it is', (_, html) => {
  expect(linked(html)).toBe(html);
});

test('a page about a term, the glossary and READMEs stay as they are', () => {
  const html = '<p>a chunk</p>';
  expect(linked(html, { title: 'Chunks' })).toBe(html);
  expect(linked(html, { kind: 'readme' })).toBe(html);
  expect(withTermLinks(glossary, terms)).toBe(glossary);
});
