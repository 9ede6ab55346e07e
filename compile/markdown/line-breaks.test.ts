import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { placeLineBreaks } from './line-breaks.ts';

function place(markup: string): string {
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: markup }] } as unknown as Root) as Root;
  placeLineBreaks(tree);
  return toHtml(tree);
}

test('short inline code with a space or a hyphen stays on one line', () => {
  expect(place('<p><code>--mode production</code></p>')).toBe('<p><code class="nb">--mode production</code></p>');
  for (const same of [
    '<p><code>output</code></p>',
    '<dl><dd><code>string | object</code></dd></dl>',
    '<pre><code>npx webpack</code></pre>',
  ]) {
    expect(place(same)).toBe(same);
  }
});

test('long inline code breaks at its spaces, and never after the hyphens of a flag', () => {
  for (const [code, placed] of [
    ['npx webpack build --mode production', 'npx webpack build <span class="nb">--mode</span> production'],
    [
      'npx webpack --infrastructure-logging-level',
      'npx webpack <span class="nb">--infrastructure-</span>logging-level',
    ],
    [
      'tsc --rewriteRelativeImportExtensions',
      'tsc <span class="nb">--rewrite</span>Relative<wbr>Import<wbr>Extensions',
    ],
    ['implementation: require("node-sass")', 'implementation: require("node-sass")'],
    ['NODE_OPTIONS=--no-warnings npm start', 'NODE_OPTIONS=<span class="nb">--no-warnings</span> npm start'],
  ])
    expect(place(`<p><code>${code}</code></p>`)).toBe(`<p><code>${placed}</code></p>`);
});

test('a link to a package stays on one line, and other links break between their words', () => {
  expect(place('<p><a href="#a">webpack-cli</a></p>')).toBe('<p><a href="#a" class="nb">webpack-cli</a></p>');
  for (const same of [
    '<p><a href="#a">tree shaking</a></p>',
    '<p><a href="#a">a long-term cache</a></p>',
    '<p><a href="#a">css-minimizer-webpack-plugin</a></p>',
  ]) {
    expect(place(same)).toBe(same);
  }
});

test('long names in headings and code break between their words', () => {
  expect(place('<h2 id="a"><code>output.webassemblyModuleFilename</code><a href="#a"></a></h2>')).toBe(
    '<h2 id="a"><code>output.<wbr>webassembly<wbr>Module<wbr>Filename</code><a href="#a"></a></h2>',
  );
  expect(place('<table><tbody><tr><td><code>NormalModuleReplacementPlugin</code></td></tr></tbody></table>')).toContain(
    '<code>Normal<wbr>Module<wbr>Replacement<wbr>Plugin</code>',
  );
  for (const same of ['<p>NormalModuleReplacementPlugin</p>', '<pre><code>NormalModuleReplacementPlugin</code></pre>'])
    expect(place(same)).toBe(same);
});
