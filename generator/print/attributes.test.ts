import { expect, test } from 'vitest';
import { rewriteAttributes } from './attributes.ts';

const mark = (name: string, value: string) => `${name}!${value}`;

test('rewrites the named attributes of start tags, whatever their quotes', () => {
  expect(rewriteAttributes(`<a id="x" href='/y/' class=z>id="x"</a>`, ['id', 'href', 'class'], mark)).toBe(
    `<a id="id!x" href='href!/y/' class="class!z">id="x"</a>`,
  );
});

test('leaves text, other attributes and names that only end alike alone', () => {
  const html = '<p title="id=1" data-id="2">href="/x/" &lt;a id="3"></p>';
  expect(rewriteAttributes(html, ['id', 'href'], mark)).toBe(html);
});

test('is not led astray by a > inside a value', () => {
  expect(rewriteAttributes('<div data-props="{a > b}" id="x"></div>', ['id'], mark)).toBe(
    '<div data-props="{a > b}" id="id!x"></div>',
  );
});
