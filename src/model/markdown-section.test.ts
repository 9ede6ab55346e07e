import { expect, test } from 'vitest';
import { markdownSection } from './markdown-section.ts';

const page = [
  '---',
  'title: Page',
  '---',
  '',
  '# Page',
  '',
  '## One {#one}',
  '',
  '````md',
  '## Two {#two}',
  '```js',
  '# no heading',
  '```',
  '````',
  '',
  '### Inside {#inside}',
  '',
  'Words.',
  '',
  '## Two {#two}',
  '',
  'The end.',
  '',
].join('\n');

test('a section ends before the next heading of its level, and not in a block of code', () => {
  expect(markdownSection(page, 'one')).toBe(`${page.split('\n').slice(6, 18).join('\n')}\n`);
  expect(markdownSection(page, 'inside')).toBe('### Inside {#inside}\n\nWords.\n');
  expect(markdownSection(page, 'two')).toBe('## Two {#two}\n\nThe end.\n');
});

test('an id that no heading has gives nothing', () => {
  expect(markdownSection(page, 'three')).toBeUndefined();
  expect(markdownSection(page, 'no')).toBeUndefined();
});
