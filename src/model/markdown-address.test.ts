import { expect, test } from 'vitest';
import { hasMarkdown, markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address.ts';

test.each([
  ['/', '/index.md'],
  ['/guides/', '/guides.md'],
  ['/migrate/5.0/', '/migrate/5.0.md'],
])('%s has its Markdown at %s', (page, markdown) => {
  expect(markdownAddress(page)).toBe(markdown);
  expect(pageOfMarkdown(markdown)).toBe(page);
  expect(pageOfMarkdown(`${page}index.md`)).toBe(page);
});

test('pages have Markdown; files, printable pages and the shell of the app have none', () => {
  expect(['/', '/guides/', '/guides/printable-pages/'].filter((address) => !hasMarkdown(address))).toEqual([]);
  expect(['/a.js', '/guides', '/printable/', '/guides/printable/', '/app-shell/'].filter(hasMarkdown)).toEqual([]);
});

test('what is no Markdown is of no page', () => {
  for (const address of ['/guides/', '/a.js', '/md', '/a.md/']) expect(pageOfMarkdown(address)).toBeUndefined();
});

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html;q=0.9, TEXT/MARKDOWN',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html ,text/markdown ; q=1 ,*/*',
])('%s gets Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

test.each([
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown-like',
  'application/text/markdown',
])('%s gets the document', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});
