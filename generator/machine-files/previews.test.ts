import { expect, test } from 'vitest';
import type { Claim, CompiledPage } from '../../compile/types.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { termKey } from '../../src/model/preview.ts';
import { previewsOf } from './previews.ts';

const facts = factsOf([
  { id: 'option:output.path', kind: 'option', name: 'output.path', type: 'string', default: '"dist"', since: '5.0.0' },
  {
    id: 'option:output.clean.keep',
    kind: 'option',
    name: 'output.clean.keep',
    since: '5.20.0',
    default: [
      { when: 'mode: "production"', value: 'true' },
      { when: 'otherwise', value: '"' + 'x'.repeat(90) + '"' },
    ],
  },
  { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', tapable: 'AsyncSeriesHook' },
  { id: 'error:BadError', kind: 'error', name: 'BadError' },
]);

function page(html: string, claims: Omit<Claim, 'line'>[] = [], path = 'configuration/output.md'): CompiledPage {
  return { path, html, claims: claims.map((claim) => ({ ...claim, line: 1 })) } as CompiledPage;
}

test('a heading gives its fact and the first sentence below', () => {
  const html =
    '<h2 id="path"><code>output.path</code></h2><dl class="facts"><dt>Type</dt></dl><p>The <code>dist</code> of webpack.config.js, e.g. &lt;this&gt;. More.</p><h2 id="emit">emit</h2><figure></figure>';
  expect(
    previewsOf(
      page(html, [
        { fact: 'option:output.path', anchor: 'path', by: 'heading' },
        { fact: 'hook:Compiler.emit', anchor: 'emit', by: 'heading' },
      ]),
      facts,
    ),
  ).toEqual({
    path: {
      name: 'output.path',
      type: 'string',
      default: '"dist"',
      text: 'The dist of webpack.config.js, e.g. <this>.',
    },
    emit: { name: 'Compiler.emit', type: 'AsyncSeriesHook' },
  });
});

test('a row gives what its last cell says; a default of many cases is cut', () => {
  const html = '<tr id="keep"><td><code>keep</code></td><td>Files to keep. Or not.</td></tr>';
  expect(previewsOf(page(html, [{ fact: 'option:output.clean.keep', anchor: 'keep', by: 'row' }]), facts)).toEqual({
    keep: {
      name: 'output.clean.keep',
      default: 'true in production; …',
      since: '5.20.0+',
      text: 'Files to keep.',
    },
  });
});

test('facts of other kinds give none, a list of facts what is known of each', () => {
  const claims = [
    { fact: 'option:output.path', anchor: 'a', by: 'component' },
    { fact: 'error:BadError', anchor: 'b', by: 'heading' },
    { fact: 'option:unknown', anchor: 'c', by: 'heading' },
  ] as const;
  expect(previewsOf(page('<p>Text.</p>', [...claims]), facts)).toEqual({
    a: { name: 'output.path', type: 'string', default: '"dist"' },
  });
});

test('the glossary gives its terms, found in the plural too', () => {
  const html =
    '<ul><li><strong>Content hash</strong>: a hash of <a href="#a">assets</a>. More.</li><li><strong>Chunk</strong>: modules loaded together.</li></ul>';
  const previews = previewsOf(page(html, [], 'glossary.md'), facts);
  expect(previews[termKey('content hashes')]).toEqual({ name: 'Content hash', text: 'A hash of assets.' });
  expect(previews[termKey('Chunks')]).toEqual({ name: 'Chunk', text: 'Modules loaded together.' });
});
