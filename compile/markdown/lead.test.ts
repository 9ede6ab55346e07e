import { expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';

const rest = 'It goes on with what you need to know before you begin, and says where to read more. '.repeat(3).trim();

test('a long opening keeps its first sentences, and the rest is a paragraph', async () => {
  const html = await htmlOf(`Loaders change files. Plugins change builds. ${rest}\n\nThen this.\n`);
  expect(html).toContain('<p>Loaders change files. Plugins change builds. It goes on');
  expect(html).toMatch(/read more\.<\/p><p>It goes on/);
  expect(html).toContain('<p>Then this.</p>');
});

test('a first sentence that is long by itself is not cut', async () => {
  const long = `It compares webpack vs. Vite, ${'a tool, '.repeat(30)}and Node.js. `;
  expect(await htmlOf(long + rest)).toContain(`${long.trim()}</p><p>It goes on`);
});

test('links and code go with their sentence', async () => {
  const html = await htmlOf(`Set \`mode\`. [Links](https://example.com/) stay whole. ${rest} ${rest}\n`);
  expect(html).toMatch(
    /^<p>Set <code[^>]*>mode<\/code>\. <a [^>]*>Links<\/a> stay whole\. It goes on .*?\.<\/p><p>It goes/,
  );
});

test('short openings, and pages that do not begin with words, stay as they are', async () => {
  expect(await htmlOf(`One. Two. Three.\n`)).toContain('<p>One. Two. Three.</p>');
  expect(await htmlOf(`## Title\n\n${rest}\n`)).not.toContain('</p><p>');
});
