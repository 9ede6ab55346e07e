import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/compile-text.ts';
import type { TestPage } from '../testing/compile-text.ts';

const readme: TestPage = { kind: 'readme', bodyLine: 1 };

const fence = (code: string, lang = 'js') => `\`\`\`${lang}\n${code}\n\`\`\``;
const [npm, yarn, pnpm] = ['npm install --save-dev a-loader', 'yarn add -D a-loader', 'pnpm add -D a-loader'].map(
  (command) => fence(command, 'console'),
);

describe('names of files in bold', () => {
  test.each(['**webpack.config.js**', '**src/\\_vars.scss**:', '**`a.file.js`**', '**.babelrc.json:**'])(
    '%s becomes the title of the block below',
    async (name) => {
      const html = await htmlOf(`${name}\n\n${fence('1;')}`, readme);
      expect(html).not.toContain('<strong>');
      expect(html).toMatch(/<figcaption>(?:webpack\.config\.js|src\/_vars\.scss|a\.file\.js|\.babelrc\.json)</);
    },
  );

  test('in lists and quotes, too', async () => {
    expect(await htmlOf(`- **a.js**\n\n  ${fence('1;').replaceAll('\n', '\n  ')}`, readme)).toContain(
      '<figcaption>a.js',
    );
    expect(await htmlOf(`> **b.js**\n>\n> ${fence('1;').replaceAll('\n', '\n> ')}`, readme)).toContain(
      '<figcaption>b.js',
    );
  });

  test.each(['**Before**', '**a.js** and b.js', '**a.js**\n\nWords between.', '_a.js_'])('%s stays', async (name) => {
    const html = await htmlOf(`${name}\n\n${fence('1;')}`, readme);
    expect(html).not.toContain('<figcaption>');
    expect(html).toMatch(/<strong>|<em>/);
  });

  test('pages of our own are left alone', async () => {
    expect(await htmlOf(`**a.js**\n\n${fence('1;')}`)).toContain('<strong>');
  });
});

describe('one install command for three package managers', () => {
  test.each([
    ['npm first', [npm, 'or', yarn, 'or', pnpm]],
    ['yarn first', [yarn, 'Or:', npm, 'or', pnpm]],
    ['without words between', [npm, yarn]],
  ])('%s', async (_name, blocks) => {
    const html = await htmlOf(`Install:\n\n${blocks.join('\n\n')}\n\nThen go on.`, readme);
    expect(html.match(/class="tab"/g)).toHaveLength(3);
    expect(html.match(/<figure/g)).toHaveLength(3);
    expect(html).not.toMatch(/<p>or/i);
    expect(html).toContain('<p>Then go on.</p>');
  });

  test.each([
    ['other packages', [npm, 'or', fence('yarn add -D b-loader', 'console')]],
    ['no npm', [yarn, 'or', pnpm]],
    ['more than an install', [npm, 'or', fence('yarn add -D a-loader && yarn build', 'console')]],
    ['an alternative of another kind', [npm, 'or', fence('curl a-loader', 'console')]],
  ])('%s: all stay', async (_name, blocks) => {
    const html = await htmlOf(blocks.join('\n\n'), readme);
    expect(html).toContain('<p>or</p>');
    expect(
      html.replace(/<div class="tab-panel" data-title="(?:yarn|pnpm)">.*?<\/div>/gs, '').match(/<figure/g),
    ).toHaveLength(2);
  });
});

test('code that sticks to the word before it gets a space, and keeps its ending', async () => {
  expect(await htmlOf('The option has`auto` and `Promise`s.', readme)).toBe(
    '<p>The option has <code>auto</code> and <code>Promise</code>s.</p>',
  );
  expect(await htmlOf('The option has`auto`.')).toContain('has<code>');
});

test('a quoted table is a table, a quoted sentence a quotation', async () => {
  const table = '> | a | b |\n> |---|---|\n> | 1 | 2 |';
  expect(await htmlOf(table, readme)).not.toContain('<blockquote>');
  expect(await htmlOf(`> Sentence.\n>\n${table}`, readme)).toContain('<blockquote>');
  expect(await htmlOf(table)).toContain('<blockquote>');
});

test('only cells keep their alignment', async () => {
  const html = await htmlOf('<h2 align="center">Install</h2>\n\n| a |\n|:-:|\n| 1 |', readme);
  expect(html).toMatch(/<h2 id="install">/);
  expect(html).toContain('<td align="center">');
});
