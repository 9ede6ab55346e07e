import { expect, test } from 'vitest';
import { compileText } from '../../compile/testing/compile-text.ts';
import { differingBlocks } from './twin-blocks.ts';

const body =
  '```bash\nnpm install --save-dev webpack\n```\n\nThen:\n\n```js\nimport a from "./a.js";\n\n\na(); // hide\nb();\n```\n\n- ```diff\n   same\n  +new\n  ```\n';

test('a page and its copy have the same code', async () => {
  expect(differingBlocks(await compileText(body))).toEqual([]);
});

test.each<[string, (markdown: string) => string, { line: number; message: RegExp }]>([
  [
    'a line less',
    (text) => text.replace(/^import .*\n/m, ''),
    { line: 10, message: /in its line 1 the page has "import a from/ },
  ],
  [
    'a blank line less',
    (text) => text.replace('\n\n\n', '\n\n'),
    { line: 10, message: /in its line 3 the page has "" and the copy "b\(\);"/ },
  ],
  ['a space less', (text) => text.replace('   same', '  same'), { line: 18, message: /" same" and the copy "same"/ }],
  ['a block less', (text) => text.slice(0, text.indexOf('- ```diff')), { line: 18, message: /is missing/ }],
  [
    'a block more',
    (text) => `${text}\n\`\`\`js\na;\n\`\`\`\n`,
    { line: 1, message: /has 4 blocks of code, and the page 3/ },
  ],
  ['an open end', (text) => `${text}\n<!-- never closed\n`, { line: 1, message: /swallows what follows/ }],
])('%s is found', async (_, change, { line, message }) => {
  const page = await compileText(body);
  expect(differingBlocks({ ...page, markdown: change(page.markdown) })).toEqual([
    { line, message: expect.stringMatching(message) as string },
  ]);
});
