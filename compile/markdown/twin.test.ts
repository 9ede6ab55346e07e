import { describe, expect, test } from 'vitest';
import { compileText } from '../testing/compile-text.ts';
import type { TestPage } from '../testing/compile-text.ts';

async function twinOf(body: string, page: TestPage = {}): Promise<string> {
  const { markdown, problems } = await compileText(body, page);
  expect(problems).toEqual([]);
  return markdown.replace('# Sample\n\n', '');
}

describe('the Markdown twin', () => {
  test('has neither braces nor hidden parts nor comments', async () => {
    expect(
      await twinOf(
        '## A {#x}\n\n<!-- note\nto oneself -->\n\n```js title="a.js" project=p {1}\nfoo(); // hide\nbar();\n```\n\n```js assert project=p\nassert(x);\n```\n\n```js hidden\nx;\n```\n\nEnd <!-- really -->.',
      ),
    ).toBe('## A\n\n```js title="a.js"\nbar();\n```\n\n```js\nassert(x);\n```\n\nEnd                .\n');
  });

  test('keeps imports in code, and drops those of the page', async () => {
    const code = '```js\nimport path from "node:path";\nimport "./style.css";\nexport { a } from "./a.js";\n```\n';
    expect(await twinOf(code)).toBe(code);
    const picture = "import drawing from './picture.png';\n\n";
    expect(await twinOf(`${picture}${code}`, { extension: '.mdx' })).toBe(code);
  });

  test('keeps blank lines in code as many as they are, and one between paragraphs', async () => {
    const code = '```text\n\na\n\n\n\nb\n\n```';
    expect(await twinOf(`One.\n\n\n\n${code}\n\n\nTwo.\n`)).toBe(`One.\n\n${code}\n\nTwo.\n`);
    expect(await twinOf('    by indentation\n\n\n    goes on\n')).toBe('    by indentation\n\n\n    goes on\n');
  });

  test('shows code as the page does where it has links and foldable parts', async () => {
    expect(
      await twinOf(
        '```js-with-links-with-details\n[entry](/configuration/entry-context/): "x",\n<details><summary>more</summary>\na, // hide\nb,</details>\n```',
      ),
    ).toBe('```js\nentry: "x",\nmore\nb,\n```\n');
  });

  test('has asides as alerts, and code in asides, lists and quotes where it belongs', async () => {
    expect(await twinOf('T> Use it:\nT>\nT> ```js\nT> a(); // hide\nT> b();\nT> ```\n')).toBe(
      ' > [!TIP]\n > Use it:\n >\n > ```js\n > b();\n > ```\n',
    );
    expect(
      await twinOf(
        '1. One:\n\n   ```js\n   a();\n\n   b();\n   ```\n\n- ```js\n  c();\n  ```\n\n> ```js\n> d();\n> ```\n',
      ),
    ).toBe('1. One:\n\n   ```js\n   a();\n\n   b();\n   ```\n\n- ```js\n  c();\n  ```\n\n> ```js\n> d();\n> ```\n');
  });

  test('closes the block that a README leaves open', async () => {
    const { markdown } = await compileText('Run:\n\n```sh\nnpm test', { kind: 'readme', bodyLine: 1 });
    expect(markdown).toBe('# Sample\n\nRun:\n\n```sh\nnpm test\n```\n');
  });
});
