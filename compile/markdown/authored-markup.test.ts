import { describe, expect, test } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import { readHostilePages } from '../testing/hostile-pages.ts';

/** Number of lines above the forbidden markup: front matter, and the start of the body. */
const above = 3 + 2;

test.each(readHostilePages())('$name is an error at its line', async ({ body, extension }) => {
  const { problems } = await compileText(`Before.\n\n${body}\n`, { extension });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  for (const { line, message } of errors) {
    expect(line).toBeGreaterThan(above);
    expect(line).toBeLessThanOrEqual(above + body.split('\n').length);
    expect(message).toMatch(/[.)]$/);
  }
});

describe('what authors write passes', () => {
  test.each([
    [
      'HTML for words',
      'Press <kbd>Ctrl</kbd>, <abbr title="x">x</abbr>, H<sub>2</sub>O, <mark>so</mark>, <wbr>, <br>.',
    ],
    ['an id, a class, a style', '<p id="own" class="wide" style="text-align: center">x</p>'],
    ['an image of some width', '<img src="./picture.png" alt="x" width="10">'],
    ['a part that opens', '<details open>\n<summary>More</summary>\n\nText.\n\n</details>'],
    ['footnotes', 'A note.[^1]\n\n[^1]: Its text, with a [link](/guides/).'],
    ['tasks', '- [x] done\n- [ ] open'],
    ['a table with columns to the right', '| a | b |\n|--:|:-:|\n| 1 | 2 |'],
    [
      'links of every kind',
      '[a](/guides/) [b](#own) [c](https://example.org) [d](mailto:a@example.org) <p id="own"></p>',
    ],
    [
      'code that would run elsewhere',
      '`<script>` and [the scheme](#x) `javascript:`\n\n```html\n<script>alert(1)</script>\n```\n\n## X',
    ],
    ['words about handlers', 'The attribute onclick="…" is not for pages, nor is javascript: a scheme.'],
  ])('%s', async (_, body) => {
    const { problems } = await compileText(body);
    expect(problems.filter(({ about, severity }) => about !== 'link' && severity === 'error')).toEqual([]);
  });
});

test('a heading of the name of a part of the frame gets an id of its own', async () => {
  for (const kind of ['page', 'readme'] as const) {
    const { headings } = await compileText('## Root\n\n## Main\n\n## Sidebar', { kind, bodyLine: 1 });
    expect(headings.map(({ id }) => id)).toEqual(['root-1', 'main-1', 'sidebar-1']);
  }
});
