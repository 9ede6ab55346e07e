import { expect, test } from 'vitest';
import { placedHtml } from './placed-html.ts';

test('addresses of the site get the folder, others and texts stay', () => {
  const html =
    '<a href="/guides/#x">/guides/</a><img src="/a.png"><a href="//cdn.example/x"><a href="#y"><a href="https://a.example/">' +
    '<code>href="/text"</code><div data-props="{&quot;href&quot;:&quot;/x&quot;}"></div>';
  expect(placedHtml(html, '/v5')).toBe(
    '<a href="/v5/guides/#x">/guides/</a><img src="/v5/a.png"><a href="//cdn.example/x"><a href="#y"><a href="https://a.example/">' +
      '<code>href="/text"</code><div data-props="{&quot;href&quot;:&quot;/x&quot;}"></div>',
  );
  expect(placedHtml(html, '')).toBe(html);
});
