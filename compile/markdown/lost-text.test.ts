import { expect, test } from 'vitest';
import { mdx, problemsOf } from '../testing/compile-text.ts';

test.each([
  ['a reference', 'See [this][nowhere].', '4 error: This link refers to nowhere, which is defined nowhere.'],
  ['one by its text', 'A\n\nSee [this][].', '6 error: This link refers to this, which is defined nowhere.'],
  ['one with code', 'A\nand [`this`][nowhere].', '5 error: This link refers to nowhere, which is defined nowhere.'],
  ['a footnote', 'Words[^1] of\nmore.', '4 error: The footnote [^1] has no text.'],
  ['a fence', 'A\n\n```js\nlet a;\n\nMore.', '6 error: This block of code is never closed'],
  ['a fence in a list', '- A\n\n  ```js\n  let a;\n\nMore.', '6 error: This block of code is never closed'],
  [
    'a short row of dashes',
    'A\n\n| a | b |\n|---|\n| 1 | 2 |',
    '7 error: This is shown as text, not as a table: its first row has 2 cells, but the row of dashes has 1.',
  ],
  ['a language', '```javascirpt\n1\n```', '4 error: The language javascirpt is unknown. Did you mean javascript?'],
  [
    'a diagram',
    '```mermaid\ngraph\n```',
    '4 error: A fence in mermaid would be shown as code. A diagram is an SVG file',
  ],
])('%s that is nowhere is named', async (_, body, message) => {
  expect(await problemsOf(body)).toEqual([expect.stringContaining(message)]);
  expect(await problemsOf(body, { kind: 'readme' })).toEqual([]);
});

test.each([
  'See [this][here], words[^1].\n\n[here]: https://example.org\n\n[^1]: A note.',
  'An escape \\[^1] and \\[a][b], and code `[a][b]`, and `[^1]`.',
  '```js\nlet a;\n```\n\n~~~~text\n```\n~~~~\n\n    indented\n\n- A\n\n  ```js\n  let a;\n  ```\n\n> ```js\n> let a;\n> ```',
  '| a | b |\n|---|:-:|\n| 1 | 2 |\n\nA | b\n--- | ---\n1 | 2',
  'A sentence | with a bar\n\n---\n\nWords',
])('what is whole is fine', async (body) => {
  expect(await problemsOf(body)).toEqual([]);
});

test('a message of MDX has one position, that of the file', async () => {
  const [problem] = await problemsOf('A\n\n<Tabs>\n\nB', mdx);
  expect(problem).toMatch(/^6 error: A tag is opened but not closed/);
  expect(problem).not.toMatch(/\d+:\d+-/);
});
