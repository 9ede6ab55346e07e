import { expect, test } from 'vitest';
import { compileText, htmlOf } from '../testing/compile-text.ts';
import { colorOutput } from './output-colors.ts';

/** Returns the colored text of each line, with the class of its color. */
const colored = (output: string) =>
  colorOutput(output).map((tokens) => tokens.filter(({ kind }) => kind).map(({ text, kind }) => `${kind} ${text}`));

// What `npx webpack --color` prints in color.
test.each([
  ['asset main.js 2.55 KiB [emitted] [minimized] (name: main)', ['s main.js', 's [emitted]', 's [minimized]']],
  ['  ./src/b.js 17 bytes [built] [code generated]', ['n [built]', 'n [code generated]']],
  ['orphan modules 33 bytes [orphan] 1 module', ['n [orphan]']],
  ['ERROR in ./src/index.js 3:0-22', ['v ERROR']],
  ['WARNING in ./src/index.js 5:12-15', ['n WARNING']],
  ["Module not found: Error: Can't resolve './a.js' in '/shop/src'", ['v not found: Error']],
  ['webpack 5.113.0 compiled successfully in 874 ms', ['s successfully']],
  ['webpack 5.113.0 compiled with 1 error and 2 warnings in 9 ms', ['v 1 error', 'n 2 warnings']],
  [
    "[webpack-cli] ✖ Invalid value 'productio' for the '--mode' option",
    ["v ✖ Invalid value 'productio' for the '--mode' option"],
  ],
  ['Low tide at 10:21 and 22:47', []],
])('%s', (line, expected) => {
  expect(colored(line)).toEqual([expected]);
});

test('no text is lost', () => {
  const output = 'asset a.js 1 KiB [emitted]\n\nERROR in ./a.js 1:2\n  at [built] [emitted]\n';
  expect(
    colorOutput(output)
      .map((tokens) => tokens.map(({ text }) => text).join(''))
      .join('\n'),
  ).toBe(output);
});

test('only output has these colors', async () => {
  const line = 'asset a.js [emitted]';
  expect(await htmlOf(`\`\`\`text\n${line}\n\`\`\``)).not.toContain('<i');
  const page = await compileText(
    `\`\`\`bash run project=a\nnpx webpack\n\`\`\`\n\n\`\`\`text output project=a\n${line}\n\`\`\``,
  );
  expect(page.html).toContain('asset <i class="s">a.js [emitted]</i>');
});
