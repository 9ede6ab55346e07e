import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import type { PageData } from '../../src/model/page.ts';
import { compileText, mdx, type TestPage } from '../testing/compile-text.ts';
import { markdownBody } from './markdown-body.ts';
import { markdownCopy } from './markdown-copy.ts';

const site = { origin: 'https://site.example/v5', webpackVersion: '5.113.0' };

async function bodyOf(written: string, page: TestPage = {}): Promise<string> {
  const { html, url, problems } = await compileText(written, page);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return markdownBody(html, { origin: site.origin, url });
}

describe('the prose', () => {
  test('has code as the page shows it: no hidden lines, no marks, titles and languages', async () => {
    expect(
      await bodyOf(
        '```js title="a.js" {1}\nfoo(); // hide\nbar();\n\n\nlast();\n```\n\n```js hidden\nx;\n```\n\n```js-with-links\n[entry](/configuration/): "x",\n```',
      ),
    ).toBe('```js title="a.js"\nbar();\n\n\nlast();\n```\n\n```js\nentry: "x",\n```');
  });

  test('has asides as alerts, with the blocks in them', async () => {
    expect(await bodyOf('T> Use it:\nT>\nT> ```js\nT> a();\nT> ```\n\n> A quote.\n')).toBe(
      '> [!TIP]\n> Use it:\n>\n> ```js\n> a();\n> ```\n\n> A quote.',
    );
    expect(await bodyOf('?> Later.\n')).toBe('> [!NOTE]\n> **To do**\n> Later.');
  });

  test('leads to where the page leads, from anywhere', async () => {
    expect(
      await bodyOf('## Own\n\n[a](/guides/caching/#x), [b](#own), [c](https://c.example/), [d](mailto:d@d.example)'),
    ).toBe(
      '## Own {#own}\n\n[a](https://site.example/v5/guides/caching/#x), [b](https://site.example/v5/guides/sample/#own), [c](https://c.example/), [d](mailto:d@d.example)',
    );
  });

  test('has each tab under its name, but for files, which have their names as titles', async () => {
    expect(await bodyOf('<Tabs><Tab title="One">First.</Tab><Tab title="Two">Second.</Tab></Tabs>', mdx)).toBe(
      '**One**\n\nFirst.\n\n**Two**\n\nSecond.',
    );
    const file = (name: string) => `\`\`\`js title="${name}"\n1;\n\`\`\``;
    const files = ['a.js', 'b.js', 'c.js'].map(file).join('\n\n');
    expect(await bodyOf(files)).toBe(files);
  });

  test('has what a program would read otherwise as it is meant', async () => {
    expect(await bodyOf('1 \\* 2 \\* 3 &lt;b> \\[x] a_b_c')).toBe(String.raw`1 \* 2 \* 3 \<b> \[x] a_b_c`);
  });

  test('has the example of an option as a part of its line, without the control that opens it', () => {
    const example = (label: string) =>
      `<details class="eg"><summary>${label}</summary><code>stats: { chunks: true }</code></details>`;
    const body = (html: string) => markdownBody(html, { origin: '', url: '/' });
    expect(
      body(`<ul><li><code>chunks</code> <span class="fact"><code>boolean</code></span>${example('Example')}</li></ul>`),
    ).toBe('- `chunks` `boolean` · Example: `stats: { chunks: true }`');
    expect(
      body(`<dl class="facts"><div><dt>Example</dt><dd>${example('Show in a configuration')}</dd></div></dl>`),
    ).toBe('- Example: `stats: { chunks: true }`');
  });

  test('has a cell of several lines in one', () => {
    const cell = '<td><div><code>20</code> in production</div><div><code>10</code> otherwise</div></td>';
    expect(
      markdownBody(
        `<table><thead><tr><th>Default</th></tr></thead><tbody><tr>${cell}</tr><tr><td><p>a</p><ul><li>b</li><li>c</li></ul></td></tr></tbody></table>`,
        { origin: '', url: '/' },
      ),
    ).toBe('| Default |\n| - |\n| `20` in production<br>`10` otherwise |\n| a<br>b<br>c |');
  });

  test('has the hooks that run within another one below it', () => {
    const step = (depth: number, name: string) =>
      `<li class="lane-1 depth-${depth}"><code>${name}</code> <span>once</span></li>`;
    expect(
      markdownBody(
        `<ol class="timeline">${step(0, 'run')}</ol><p class="phase">Later</p><ol class="timeline">${step(0, 'make')}${step(1, 'add')}${step(3, 'deep')}${step(1, 'build')}</ol><ol class="timeline">${step(0, 'emit')}</ol>`,
        { origin: '', url: '/' },
      ),
    ).toBe(
      '- `run` once\n\n**Later**\n\n- `make` once\n  - `add` once\n    - `deep` once\n  - `build` once\n- `emit` once',
    );
  });
});

describe('the whole', () => {
  const page: PageData = {
    url: '/guides/sample/',
    title: 'Sample: a `title`',
    description: 'What "it" is: a test',
    kind: 'page',
    section: 'guides',
    updated: '2026-11-01',
  };
  const partsOf = (copy: string) => {
    const [, front = '', text = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(copy) ?? [];
    return { front: parse(front) as unknown, text };
  };

  test('says in its front matter what the page is, and where the index for programs is', () => {
    const { front, text } = partsOf(markdownCopy(page, 'Guides', 'Words.', site));
    expect(front).toEqual({
      title: 'Sample: a `title`',
      url: 'https://site.example/v5/guides/sample/',
      description: 'What "it" is: a test',
      section: 'Guides',
      webpack: '5.113.0',
      updated: '2026-11-01',
      index: 'https://site.example/v5/llms.txt',
    });
    expect(text).toBe('# Sample: a \\`title\\`\n\nWords.\n');
  });

  test('says of a README whose it is, of a post when it was published, of an old page where the new one is', () => {
    const readme = markdownCopy(
      { ...page, kind: 'readme', package: { name: 'a-loader', version: '2.0.0' } },
      '',
      'Words.',
      site,
    );
    expect(partsOf(readme)).toMatchObject({
      front: { package: 'a-loader@2.0.0' },
      text: expect.stringMatching(
        /^# .*\n\n`a-loader` is a third-party package .* version 2\.0\.0\.\n\nWords\.\n$/,
      ) as string,
    });
    const post = { ...page, date: '2025-01-02', canonical: 'https://new.example/guides/sample/' };
    expect(partsOf(markdownCopy(post, 'Blog', '', site)).front).toMatchObject({
      published: '2025-01-02',
      url: 'https://new.example/guides/sample/',
    });
  });

  test('ends with what else is worth reading', () => {
    const related = [
      { title: 'Caching', url: '/guides/caching/', about: 'Names of files that last.' },
      { title: 'Elsewhere', url: 'https://other.example/' },
    ];
    expect(partsOf(markdownCopy({ ...page, related }, '', 'Words.', site)).text).toMatch(
      /Words\.\n\n## Further Reading\n\n- \[Caching\]\(https:\/\/site\.example\/v5\/guides\/caching\/\): Names of files that last\.\n- \[Elsewhere\]\(https:\/\/other\.example\/\)\n$/,
    );
  });
});
