import { expect, test } from 'vitest';
import { placedHtml, placedMarkdown } from './placed-html.ts';

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

test('links of Markdown get it too, code blocks stay', () => {
  const markdown = 'See [a](/a/) and [b](https://b.example/).\n\n```md\n[c](/c/)\n```\n\n![d](/d.png)';
  expect(placedMarkdown(markdown, '/v5')).toBe(
    'See [a](/v5/a/) and [b](https://b.example/).\n\n```md\n[c](/c/)\n```\n\n![d](/v5/d.png)',
  );
});
