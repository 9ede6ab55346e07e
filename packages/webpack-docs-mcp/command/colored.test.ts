import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { colored } from './colored.ts';

const markdown = '## `a` title {#id}\n\n- Type: `b` and **c**, [link](/x/)\n\n```js\nconst `d` = 1;\n```';

test('without colors, the text is as it was', () => {
  expect(colored(markdown, false)).toBe(markdown);
});

test('with colors, marks become colors and links tell their address', () => {
  const shown = colored(markdown, true);
  expect(shown).not.toBe(stripVTControlCharacters(shown));
  expect(stripVTControlCharacters(shown)).toBe('a title\n\n- Type: b and c, link (/x/)\n\n```js\nconst `d` = 1;\n```');
});
