import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderForTest } from '../testing/temporary-folder.ts';
import { readHostilePages } from '../testing/hostile-pages.ts';
import { compileText, htmlOf } from '../testing/compile-text.ts';
import type { TestPage } from '../testing/compile-text.ts';
import { readMetadata } from './package-metadata.ts';
import { readReadmePages } from './readme-pages.ts';
import { branchOf, fileAddress } from './repository-addresses.ts';

const readme: TestPage = {
  kind: 'readme',
  bodyLine: 1,
  package: {
    name: 'a-loader',
    version: '1.2.3',
    directory: '/a',
    repository: { url: 'https://github.com/o/a', directory: '', branch: 'main' },
  },
};

describe('what a README must not do', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="q"><button>go</button></form>',
    '<a href="javascript:alert(1)">x</a> [y](javascript:alert(1)) [z](JaVaScRiPt:alert(1)) [w](&#106;avascript:alert(1))',
    '<a href="data:text/html,<script>alert(1)</script>">x</a> [v](vbscript:x)',
    '![x](data:image/svg+xml;base64,PHN2Zy8+) ![y](javascript:x)',
    '<p style="position:fixed;inset:0">x</p><style>body{display:none}</style>',
    '<object data="x"></object><embed src="x"><link rel="stylesheet" href="x"><base href="https://evil.example/"><meta http-equiv="refresh" content="0">',
    '<video src="x" autoplay></video><audio src="x"></audio>',
    '<div data-island="FlagFinder" data-props="{}" class="tabs" id="root" name="body">x</div>',
    '<a href="https://example.org" accesskey="a" tabindex="0" usemap="#m">x</a>',
    '[x](https://webpack.js.org//evil.example/) [y](http://webpack.js.org/\\\\evil.example/)',
    '<x-component data-name="Badge" data-props="{}"></x-component><Badge text="1" />',
  ])('%s', async (attack) => {
    const { html } = await compileText(`Before.\n\n${attack}\n\nAfter.`, readme);
    expect(html).not.toMatch(
      /<(?:script|svg|iframe|form|button|style|object|embed|link|base|meta|video|audio|math)[\s>]/i,
    );
    expect(html).not.toMatch(
      /\son\w+=|javascript:|vbscript:|data:|data-island|position:fixed|id="root"|name=|x-component|accesskey=|<a [^>]*tabindex=|usemap=|href="\/[/\\]/i,
    );
    expect(html).toContain('<p>Before.</p>');
    expect(html).toContain('After.');
  });
});

/** Returns the elements of a page as a browser would parse them. */
function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const all = (node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
    node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...all(child)] : []));
  return all(parseFragment(html));
}

describe('what a browser makes of a hostile README', () => {
  const allowedTags =
    /^(?:a|abbr|aside|b|blockquote|br|button|center|code|dd|del|details|div|dl|dt|em|figcaption|figure|h[1-6]|hr|i|img|input|ins|kbd|li|ol|p|pre|q|s|samp|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul|var|wbr)$/;
  test.each([
    [
      'handlers in odd spellings',
      '<img SRC=x OnErRoR\n=\n"alert(1)"><a href=/x oNcLiCk=alert(1)>x</a><details ontoggle=alert(1) open>x</details><p/onmouseover=alert(1)>x</p>',
    ],
    [
      'handlers written with entities',
      '<img src=x &#111;nerror=alert(1) on&#x65;rror="alert(1)"><b onx\u0000=1 onfocus&Tab;=alert(1) tabindex=1 autofocus>x</b>',
    ],
    [
      'scheme with a tab inside',
      '<a href="java\tscript:alert(1)">x</a> <a href="java&#9;script:alert(1)">x</a> <a href="java&NewLine;script:alert(1)">x</a>',
    ],
    [
      'scheme behind control characters',
      '<a href="\u0001javascript:alert(1)">x</a> <a href="&#14;  javascript:alert(1)">x</a> [x](<\u0007javascript:alert(1)>) [y](\u00a0javascript:alert(1))',
    ],
    [
      'scheme in entities',
      '[x](&#x6A&#x61&#x76&#x61script:alert(1)) [y](javascript&colon;alert(1)) <a href="javascript&colon;alert(1)">z</a> [d][r]\n\n[r]: JAVASCRIPT:alert(1)',
    ],
    ['autolinks', '<javascript:alert(1)> <data:text/html,x> <vbscript:x> <blob:x> <file:///etc/passwd>'],
    [
      'foreign content',
      '<svg><foreignObject><iframe src=x></iframe></foreignObject><a xlink:href="javascript:alert(1)"><text>x</text></a><use href="data:image/svg+xml,x#x"/></svg><math href="javascript:alert(1)"><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
    ],
    [
      'parser confusion',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea><title><a title="</title><script>alert(1)</script>"></title>',
    ],
    [
      'comments and CDATA left open',
      '<!--><script>alert(1)</script>--> <![CDATA[<img src=x onerror=alert(1)>]]> <!-- <b>x\n\n<?php echo 1 ?> <!DOCTYPE x [<!ENTITY a "b">]>',
    ],
    [
      'styles',
      '<div style="background:url(https://evil.example)">x</div><p style="width:expression(alert(1))">y</p><font color=red>z</font><style>@import "https://evil.example"</style>',
    ],
    [
      'frames and forms',
      '<frameset><frame src=x></frameset><applet code=x></applet><portal src=x></portal><select><option>x</select><textarea>y</textarea><form id=f><input type=image src=x formaction=javascript:alert(1)><input type=text form=f></form><button formaction=javascript:alert(1)>z</button><isindex action=x>',
    ],
    [
      'media with several sources',
      '<img src="https://a.example/x.png" srcset="https://evil.example/y 2x" sizes=1px usemap="#m" ping=x><picture><source srcset="javascript:x"><img src="https://a.example/z.png"></picture><map name=m><area href="javascript:alert(1)"></map>',
    ],
    [
      'ids that the page or the language uses',
      '[a](#__proto__) [b](#cookie) [c](#root) [d](#page-data) [e](#constructor) <a id="__proto__">x</a> <img name=cookie src="https://a.example/x.png"> <a name=root>y</a> <div id="page-data">z</div> <p id=constructor>w</p>',
    ],
    [
      'templates and slots',
      '<template><script>alert(1)</script></template><slot name=x></slot><template shadowrootmode=open><script>alert(1)</script></template><div is=x-y slot=z>x</div>',
    ],
    [
      'attributes that wake our own code',
      '<div data-island="FlagFinder" data-props="{}" data-tabs=npm class="tabs code fold" role=dialog aria-modal=true popover tabindex=0 contenteditable draggable=true accesskey=s>x</div><div class="sponsors">y</div>',
    ],
    [
      'links that open or download',
      '<a href="https://a.example" target=_top download ping="https://evil.example" rel=opener>x</a><a href="//evil.example/x">y</a>',
    ],
    [
      'a script in a heading',
      '## <img src=x onerror=alert(1)> `<script>` <script>alert(1)</script>\n\n## <a id=x href="javascript:alert(1)">t</a>',
    ],
    [
      'a fence that leaves its block',
      '```html"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```\n\n`</code><script>alert(1)</script>`',
    ],
    ...readHostilePages()
      .filter(({ extension }) => extension === '.md')
      .map(({ name, body }): [string, string] => [name, body]),
  ])('%s', async (_name, attack) => {
    const { html, headings } = await compileText(`Before.\n\n${attack}\n\nAfter.`, readme);
    const elements = elementsOf(html);
    expect(elements.map(({ tagName }) => tagName).filter((name) => !allowedTags.test(name))).toEqual([]);
    for (const { tagName, attrs } of elements) {
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(
          /^on|^style$|^srcset$|^name$|^target$|^form|^is$|^slot$|^popover$|^contenteditable$|^accesskey$|^ping$|^download$|^data-(?:island|props|tabs)$/,
        );
        if (/^(?:href|src)$/.test(name)) expect(value).toMatch(/^(?:https?:\/\/|mailto:|#|\/(?!\/))/);
      }
      if (tagName === 'button')
        expect(attrs.find(({ name }) => name === 'class')?.value).toMatch(/^(?:copy|unfold|tab)$/);
      if (tagName === 'input') expect(attrs).toContainEqual({ name: 'type', value: 'checkbox' });
    }
    const ids = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id').map(({ value }) => value));
    expect(
      ids.filter(
        (id) =>
          ['root', 'page-data', 'main', 'sidebar', '__proto__', 'constructor', 'cookie'].includes(id) &&
          !headings.some((heading) => heading.id === id),
      ),
    ).toEqual([]);
    expect(html).toContain('Before.');
  });
});

describe('broken READMEs are still pages', () => {
  test.each([
    ['unclosed tags', '<div><details><summary>a\n\n**b\n\n<table><tr><td>c'],
    ['tags closed twice', '</div></p></section></main></body></html>\n\ntext'],
    ['what would be MDX', 'a {b} {/* c */} <D e={f} /> import x from "y"\n\nexport const z = 1'],
    ['unclosed fences', 'a\n\n```js\nlet x'],
    ['odd info strings', '```js titel="x" {a}\n1\n```'],
    ['asides and braces of our dialect', 'T> x\n\n## A {#b option:nothing}'],
    ['two of one id', '<a id="x"></a><a id="x"></a> [x](#x)'],
    ['null bytes and odd characters', 'a\u0000b\uFFFD\u202E'],
    ['no text at all', ''],
  ])('%s', async (_name, body) => {
    const { problems, html } = await compileText(body, readme);
    expect(problems).toEqual([]);
    expect((html.match(/<section/g) ?? []).length).toBe((html.match(/<\/section>/g) ?? []).length);
  });
  test('many thousands of angle brackets', async () => {
    const { html } = await compileText('<'.repeat(1 << 16), readme);
    expect(html).toContain('&lt;&lt;');
  });
  test('nested deeper than any parser goes: shown as text, with a warning', async () => {
    const { html, problems } = await compileText(`${'<div>'.repeat(5000)}\`\`\`y`, readme);
    expect(html).toContain('&lt;div>```y</code></pre>');
    expect(problems).toMatchObject([{ line: 1, severity: 'warning' }]);
  });
});

describe('at home on our page', () => {
  test('logo, badges and the heading that repeats the title go', async () => {
    const body =
      '<div align="center">\n  <a href="https://github.com/webpack/webpack"><img width="200" src="https://webpack.js.org/assets/icon-square-big.svg"></a>\n  <h1>A Loader</h1>\n</div>\n\n[![npm][npm]][npm-url]\n[![size](https://packagephobia.com/badge?p=a)](https://packagephobia.com/result?p=a)\n\n# a-loader\n\nChat: [![chat](https://badges.gitter.im/a.svg)](https://gitter.im/a)\n\nLoads a.\n\n## Usage\n\n[npm]: https://img.shields.io/npm/v/a.svg\n[npm-url]: https://npmjs.com/package/a';
    expect(await htmlOf(body, readme)).toBe('<p>Loads a.</p><h2 id="usage">Usage</h2>');
    expect((await compileText(body, readme)).description).toBe('Loads a.');
  });
  test('pictures further down stay, from the repository', async () => {
    expect(await htmlOf('Text.\n\n## Demo\n\n![demo](./docs/demo.gif)', readme)).toContain(
      '<img src="https://raw.githubusercontent.com/o/a/main/docs/demo.gif" alt="demo" loading="lazy" decoding="async">',
    );
  });
  test('relative links lead to the repository, those to the documentation stay inside', async () => {
    const html = await htmlOf(
      '[a](CONTRIBUTING.md) [b](/LICENSE#x) [c](../../../../etc/passwd) [d](https://webpack.js.org/guides/caching#x) [e](http://webpack.js.org/api/) [f](#usage)\n\n## Usage',
      readme,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://github.com/o/a/blob/main/CONTRIBUTING.md',
      'https://github.com/o/a/blob/main/LICENSE#x',
      'https://github.com/o/a/blob/main/',
      '/guides/caching/#x',
      '/api/',
      '#usage',
    ]);
  });
  test('links to headings in another case are mended', async () => {
    expect(await htmlOf('[x](#esModule)\n\n## `esModule`', readme)).toContain('<a href="#esmodule">');
  });
  test('ids that the README links to are kept', async () => {
    expect(await htmlOf('[x](#here)\n\n<a name="here"></a>y <a id="unused"></a>', readme)).toBe(
      '<p><a href="#here">x</a></p><p><a id="here"></a>y </p>',
    );
  });
  test('comments go, but not those in code', async () => {
    expect(await htmlOf('a <!-- b -->\n\n```html\n<!-- c -->\n```', readme)).toMatch(/<p>a <\/p>.*&lt;!-- c -->/s);
  });
  test('alerts, tables, details and task lists stay', async () => {
    const html = await htmlOf(
      '> [!WARNING]\n> Old.\n\n<details open><summary>s</summary>\n\n|a|\n|-|\n|b|\n\n</details>\n\n- [x] done',
      readme,
    );
    expect(html).toContain('<aside class="note note-warning"><p class="note-title">Warning</p>');
    expect(html).toContain('<details open><summary>s</summary><div class="table"');
    expect(html).toContain('<input type="checkbox" checked disabled aria-label="Done">');
  });
});

describe('metadata', () => {
  test.each([
    ['webpack/css-loader', 'https://github.com/webpack/css-loader', ''],
    ['github:o/r', 'https://github.com/o/r', ''],
    ['git+https://github.com/o/r.git', 'https://github.com/o/r', ''],
    ['git@github.com:o/r.git', 'https://github.com/o/r', ''],
    [{ url: 'git+ssh://git@github.com/o/r.git', directory: 'packages/p/' }, 'https://github.com/o/r', 'packages/p'],
    [{ url: 'https://github.com/o/r/tree/main' }, 'https://github.com/o/r', ''],
  ])('repository %j', (repository, url, directory) => {
    expect(readMetadata({ name: 'a', version: '1.0.0', repository }).repository).toEqual({ url, directory });
  });
  test.each([undefined, 5, '', 'https://example.com/x', { url: 'javascript:alert(1)' }])(
    'no repository in %j',
    (repository) => {
      expect(readMetadata({ name: 'a', version: '1', repository }).repository).toBeUndefined();
    },
  );
  test('handles only where the metadata has them', () => {
    const people = {
      author: 'Tobias Koppers @sokra',
      contributors: ['A B <a@b.c>', 'C (https://github.com/c-d)'],
      maintainers: [{ name: 'E', url: 'https://github.com/sokra' }],
    };
    expect(readMetadata({ name: 'a', version: '1', ...people }).contributors).toEqual(['sokra', 'c-d']);
  });
  test('default branch as the README tells it', () => {
    const repository = { url: 'https://github.com/o/r', directory: '' };
    expect(branchOf('https://codecov.io/gh/o/r/branch/master/badge.svg', repository)).toBe('master');
    expect(branchOf('https://github.com/other/x/blob/main/a', repository)).toBeUndefined();
    expect(fileAddress({ ...repository, directory: 'p' }, { branch: undefined, file: './a b.md', view: 'blob' })).toBe(
      'https://github.com/o/r/blob/HEAD/p/a%20b.md',
    );
  });
});

describe('packages.yaml', () => {
  let root = '';
  beforeEach(async () => {
    root = folderForTest('readmes');
    await mkdir(path.join(root, 'content/loaders'), { recursive: true });
    await mkdir(path.join(root, 'modules/a-loader'), { recursive: true });
    await writeFile(
      path.join(root, 'modules/a-loader/package.json'),
      JSON.stringify({ name: 'a-loader', version: '1.2.3', repository: 'o/a' }),
    );
  });

  const read = async (list: string): ReturnType<typeof readReadmePages> => {
    const file = path.join(root, 'content/loaders/packages.yaml');
    await writeFile(file, list);
    return readReadmePages(file, { contentDir: path.join(root, 'content'), modulesDir: path.join(root, 'modules') });
  };

  test('a page for each package', async () => {
    await writeFile(path.join(root, 'modules/a-loader/README.md'), '# A\r\n\r\nText');
    const { pages, problems } = await read('- package: a-loader\n  group: CSS\n');
    expect(problems).toEqual([]);
    expect(pages).toMatchObject([
      {
        path: 'loaders/_a-loader.md',
        url: '/loaders/a-loader/',
        kind: 'readme',
        body: '# A\n\nText',
        frontMatter: {
          title: 'a-loader',
          group: 'CSS',
          repo: 'https://github.com/o/a',
          edit: 'https://github.com/o/a/blob/HEAD/README.md',
          source: 'https://raw.githubusercontent.com/o/a/HEAD/README.md',
        },
        package: { name: 'a-loader', version: '1.2.3' },
      },
    ]);
  });
  test('what is wrong is named with its line, all of it', async () => {
    const { pages, problems } = await read(
      '- package: a-loader\n- package: b-loader\n- pakage: c\n- package: ../../etc\n',
    );
    expect(pages).toEqual([]);
    expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '1 The package a-loader has no README.md.',
      '2 The package b-loader is not installed: npm install --save-dev b-loader.',
      expect.stringMatching(/^3 Each entry is/),
      expect.stringMatching(/^4 Each entry is/),
    ]);
  });
});
