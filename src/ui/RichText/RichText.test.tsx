import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

test.each([
  ['plain words', 'plain words'],
  [
    'run `npm ls a` or **stop**, see [there](/x/#y).',
    'run <code>npm ls a</code> or <strong>stop</strong>, see <a href="/x/#y">there</a>.',
  ],
  ['See [`a.b`](/x/).', 'See <a href="/x/"><code>a.b</code></a>.'],
  ['a < b, 2 * 3 and [brackets]', 'a &lt; b, 2 * 3 and [brackets]'],
  ['`', '`'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(html);
});
