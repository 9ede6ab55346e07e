import { expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';

const cell = async (text: string) => htmlOf(`| Hex |\n|---|\n| ${text} |`);

test('a color alone in its cell shows itself, without a style', async () => {
  const html = await cell('`#8DD6F9`');
  expect(html).toContain('fill="#8DD6F9"');
  expect(html).toContain('<code>#8DD6F9</code>');
  expect(html).not.toContain('style=');
});

test.each(['`#8DD`', '`#8DD6F9` and more', '#ticket', '`[#8DD6F9]`'])('%s does not', async (text) => {
  expect(await cell(text)).not.toContain('<svg');
});
