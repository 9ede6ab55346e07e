import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { asideKinds, asides } from '../../src/model/asides.ts';
import { compileText, htmlOf, mdx, problemsOf } from '../testing/compile-text.ts';

describe('asides', () => {
  test('a marked paragraph', async () => {
    expect(await htmlOf('T> Mind *this*.')).toBe(
      '<aside class="note note-tip"><p class="note-title">Tip</p><p>Mind <em>this</em>.</p></aside>',
    );
  });
  test('of each kind, in both dialects', async () => {
    for (const page of [{}, mdx]) {
      const html = await htmlOf('W> a\n\n?> b', page);
      expect(html).toContain('<aside class="note note-warning"><p class="note-title">Warning</p><p>a</p></aside>');
      expect(html).toContain('<aside class="note note-todo"><p class="note-title">To do</p><p>b</p></aside>');
    }
  });
  test('paragraphs, lists and code inside', async () => {
    const html = await htmlOf(
      'T> One\nT> line.\nT>\nT> - a\nT> - b\nT>\nT> ```text\nT> x\nT>   y\nT> ```\n\nAfter.',
      mdx,
    );
    expect(html).toContain('<p>One\nline.</p><ul><li>a</li><li>b</li></ul>');
    expect(html).toContain('<code>x\n  y</code>');
    expect(html).toMatch(/<\/aside><p>After\.<\/p>$/);
  });
  test('a tab after the mark', async () => {
    expect(await htmlOf('W>\ta\nW>\tb')).toContain('<p>a\nb</p></aside>');
  });
  test('in a list item', async () => {
    expect(await htmlOf('- a\n\n  T> b')).toContain('<aside class="note note-tip">');
  });
  test('a mark in code is code', async () => {
    expect(await htmlOf('```text\nT> not a tip\n```')).toContain('<code>T> not a tip</code>');
  });
  test('alerts as on GitHub', async () => {
    expect(await htmlOf('> [!CAUTION]\n> Hot.')).toBe(
      '<aside class="note note-caution"><p class="note-title">Caution</p><p>Hot.</p></aside>',
    );
    expect(await htmlOf('> [!NOTE]\n>\n> Cold.')).toContain('<p class="note-title">Note</p><p>Cold.</p>');
    expect(await htmlOf('> quoted')).toBe('<blockquote><p>quoted</p></blockquote>');
  });
  test('every kind has its mark or its alert, and a box', async () => {
    for (const kind of asideKinds) {
      const { mark } = asides[kind];
      const written = mark === undefined ? `> [!${kind.toUpperCase()}]\n> Words.` : `${mark}> Words.`;
      expect(await htmlOf(written)).toContain(`<aside class="note note-${kind}">`);
    }
  });
  test('what begins like an aside and is none is refused, with what there is', async () => {
    const [unknown] = await problemsOf('> [!EXAMPLE]\n> Words.');
    expect(unknown).toMatch(/^4 error: Unknown aside \[!EXAMPLE\]\..*T>, W>, \?>, \[!TIP\]/);
    expect(await problemsOf('> [!NTOE]\n> Words.')).toEqual([expect.stringContaining('Did you mean [!NOTE]?')]);
    expect(await problemsOf('N> Words.')).toEqual([expect.stringMatching(/^4 error: Unknown aside N>/)]);
    expect(await problemsOf('> [!NOTE] Words.')).toEqual([expect.stringContaining('must be alone')]);
    expect(await problemsOf('> [!EXAMPLE]\n> Words.', { kind: 'readme' })).toEqual([]);
  });
  test('the stylesheet colors no kind that there is not', async () => {
    const style = await readFile(new URL('../../src/prose/styles/asides.global.css', import.meta.url), 'utf8');
    const colored = [...style.matchAll(/\.note-(\w+)/g)].map(([, kind]) => kind).filter((kind) => kind !== 'title');
    expect(colored.filter((kind) => !(asideKinds as string[]).includes(kind!))).toEqual([]);
  });
  test('two kinds without a line between are refused', async () => {
    expect(await problemsOf('T> a\nW> b')).toEqual(['5 error: Leave an empty line between a tip and a warning.']);
  });
});

describe('headings', () => {
  test('ids by the rule of GitHub, numbered', async () => {
    const { headings } = await compileText("## `output.path`\n\n## What's new?\n\n### New\n\n### New");
    expect(headings.map(({ id, level }) => [level, id])).toEqual([
      [2, 'outputpath'],
      [2, 'whats-new'],
      [3, 'new'],
      [3, 'new-1'],
    ]);
  });
  test('own ids and old ids in braces, in both dialects', async () => {
    for (const page of [{}, mdx]) {
      const { html, headings, ids } = await compileText('## A `b` {#own ~old ~older}', page);
      expect(html).toContain(
        '<h2 id="own"><span class="alias" id="old"></span><span class="alias" id="older"></span>A <code>b</code><a class="anchor" href="#own" aria-label="Link to this section"></a></h2>',
      );
      expect(headings).toEqual([{ title: 'A b', id: 'own', level: 2 }]);
      expect(ids).toEqual(['own', 'old', 'older']);
    }
  });
  test('escaped braces are braces', async () => {
    for (const page of [{}, mdx])
      expect((await compileText('## A \\{#own}\n\n## B \\{#own-2\\}', page)).headings).toEqual([
        { title: 'A', id: 'own', level: 2 },
        { title: 'B', id: 'own-2', level: 2 },
      ]);
  });
  test('braces that are text stay text in .md', async () => {
    expect((await compileText('## Use {braces}')).headings[0]).toEqual({
      title: 'Use {braces}',
      id: 'use-braces',
      level: 2,
    });
  });
  test('a badge is no part of the title', async () => {
    expect((await compileText('## New <Badge text="5.9+" />', mdx)).headings[0]).toEqual({
      title: 'New',
      id: 'new',
      level: 2,
    });
    expect((await compileText('## New <Badge text="5.9+" />')).headings[0]).toEqual({
      title: 'New',
      id: 'new',
      level: 2,
    });
  });
  test('the same id twice is an error at the second', async () => {
    expect(await problemsOf('## A {#x}\n\n## B {#x}')).toEqual([
      '6 error: The id x is already used on this page. Choose another one for this heading.',
    ]);
    expect(await problemsOf('## A\n\n## B {~a}')).toEqual([
      '6 error: The id a is already used on this page. Choose another one for this heading.',
    ]);
  });
});

describe('components', () => {
  test('in plain Markdown and in MDX', async () => {
    for (const page of [{}, mdx])
      expect(await htmlOf('Since <Badge text="5.100.0+" /> there.', page)).toBe(
        '<p>Since <span class="badge">5.100.0+</span> there.</p>',
      );
  });
  test('tabs, with Markdown inside', async () => {
    const expected =
      '<div class="tabs" data-tabs="lang"><div class="tab-list"><button type="button" class="tab">JS</button><button type="button" class="tab">TS</button></div><div class="tab-panel" data-title="JS"><p><em>a</em></p></div><div class="tab-panel" data-title="TS"><p>b</p></div></div>';
    const text = '<Tabs group="lang">\n<Tab title="JS">\n\n*a*\n\n</Tab>\n<Tab title="TS">\n\nb\n\n</Tab>\n</Tabs>';
    expect((await htmlOf(text)).replace(/\n/g, '')).toBe(expected);
    expect((await htmlOf(text, mdx)).replace(/\n/g, '')).toBe(expected);
  });
  test('an unknown one is an error at its place', async () => {
    for (const page of [{}, mdx])
      expect(await problemsOf('a\n\n<Bagde text="1" />', page)).toEqual([
        '6 error: There is no component <Bagde>. Did you mean Badge?',
      ]);
  });

  test('an element that HTML does not have is an error, since a browser shows nothing of it', async () => {
    expect(await problemsOf('Takes an Array<string>\nor\n\n<detials>\n\nx\n\n</detials>')).toEqual([
      '4 error: HTML has no element <string>: write &lt;string>, or put the code in backticks. Did you mean strong?',
      '7 error: HTML has no element <detials>: write &lt;detials>, or put the code in backticks. Did you mean details?',
    ]);
    expect(await problemsOf('<detials>x</detials>', mdx)).toEqual([
      '4 error: HTML has no element <detials>: write &lt;detials>, or put the code in backticks. Did you mean details?',
    ]);
  });

  test('words outside of every element are kept', async () => {
    expect(await htmlOf('</div> words')).toContain('words');
  });
  test('unknown and missing props', async () => {
    expect(await problemsOf('<Badge txt="1" />', mdx)).toEqual([
      '4 error: <Badge> has no prop txt. Did you mean text?',
      '4 error: <Badge> needs the prop text.',
    ]);
  });
  test('an inline style is noted, in a drawing too', async () => {
    const warnings = async (body: string) =>
      (await problemsOf(body, mdx)).filter((problem) => problem.includes('has a style attribute'));
    expect(await warnings('<span style={{ padding: 4 }}>x</span>')).toHaveLength(1);
    expect(await warnings('<span class="x">x</span>')).toEqual([]);
    expect((await compileText('<p style="color:red">x</p>')).inlineStyles).toBe(true);
    expect((await compileText('x')).inlineStyles).toBe(false);
  });
  test('a drawing is inlined, safe, with ids of its own', async () => {
    const html = await htmlOf('<Diagram src="./drawing.svg" title="Flow">From *a* to b.</Diagram>', mdx);
    expect(html).toBe(
      '<figure class="diagram narrow" tabindex="0"><svg viewBox="0 0 30 20" width="1.875rem" role="img" aria-labelledby="d1-title" aria-describedby="d1-desc"><title id="d1-title">Flow</title><desc id="d1-desc">From a to b.</desc><defs><linearGradient id="d1-a"></linearGradient></defs><rect id="d1-b" fill="url(#d1-a)"></rect><use></use></svg><figcaption>Flow</figcaption></figure>',
    );
  });
  test('a drawing with a form for phones has both, each with names of its own', async () => {
    const html = await htmlOf('<Diagram src="./drawing.svg" narrow="./drawing.svg" title="Flow" />', mdx);
    expect(html).toMatch(/^<figure class="diagram forms" tabindex="0"><svg .*<\/svg><svg .*<\/svg><figcaption>Flow/);
    expect(html.match(/ id="[^"]*title"/g)).toEqual([' id="d1-title"', ' id="d1n-title"']);
  });
  test('a drawing whose viewBox says no width', async () => {
    expect(await problemsOf('<Diagram src="./unmeasured.svg" title="x" />', mdx)).toEqual([
      '4 error: ./unmeasured.svg is not an SVG with a viewBox.',
    ]);
  });
  test('a drawing that only fits phones, and one that fits everywhere', async () => {
    expect(await problemsOf('<Diagram src="./column.svg" title="x" />', mdx)).toEqual([
      '4 error: ./column.svg is a column for phones, and would leave most of a wide window empty. Draw a wide form, and make this one narrow="./column.svg".',
    ]);
    expect(await problemsOf('<Diagram src="./drawing.svg" narrow="./column.svg" title="x" />', mdx)).toEqual([]);
  });
  test('a drawing that is not there', async () => {
    expect((await problemsOf('<Diagram src="./none.svg" title="x" />', mdx))[0]).toContain(
      '4 error: The file ./none.svg does not exist',
    );
  });
});

describe('what would be lost without a word', () => {
  test('the rest of a page behind a comment that is never closed', async () => {
    for (const page of [{}, mdx])
      expect(await problemsOf('a\n\n<!-- b\n\nc', page)).toEqual([
        '6 error: This comment is never closed, so it hides the rest of the page. End it with -->.',
      ]);
    expect(await problemsOf('a <!-- b\n--> c `<!--`\n\n```html\n<!--\n```')).toEqual([]);
  });
  test('cells beyond the header of their table', async () => {
    expect(await problemsOf('|a|b|\n|-|-|\n|1|2|\n|3|`x | y`|')).toEqual([
      expect.stringMatching(/^7 error: This row has more cells/),
    ]);
    expect(await problemsOf('|a|b|\n|-|-|\n|1|`x \\| y`|\n|2|')).toEqual([]);
  });
});

describe('MDX', () => {
  test('expressions that are literals', async () => {
    expect(
      await htmlOf(
        "x {2} {'a'} {`b`} {/* gone */}<span style={{textAlign: 'center', padding: 4, opacity: 0.5}} className=\"c\" hidden={true}>x</span>",
        mdx,
      ),
    ).toBe('<p>x 2 a b <span style="text-align:center;padding:4px;opacity:0.5" class="c" hidden>x</span></p>');
  });
  test('HTML comments and bracketed addresses, which MDX itself refuses', async () => {
    expect(await htmlOf('a<!-- b -->c\n\n<!--\n```js\n{x\n```\n-->\n\n<https://example.org/>', mdx)).toMatch(
      /<p>a\s+c<\/p><p><a href="https:\/\/example.org\/">https:\/\/example.org\/<\/a><\/p>/,
    );
  });
  test('images by import', async () => {
    const html = await htmlOf('import picture from \'./picture.png\';\n\n<img src={picture} alt="A" />', mdx);
    expect(html).toMatch(
      /^<img src="\/assets\/picture\.[\da-f]{8}\.png" alt="A" loading="lazy" decoding="async" width="12" height="7">$/,
    );
  });
  test("imports of the dialect's own components are not needed, and allowed", async () => {
    expect(await htmlOf('import Badge from \'../../components/Badge/Badge.jsx\';\n\n<Badge text="x" />', mdx)).toBe(
      '<span class="badge">x</span>',
    );
  });
  test('examples of the former site open where they are', async () => {
    const imported = "import StackBlitzPreview from '../../components/StackBlitzPreview/StackBlitzPreview';";
    const link =
      '<a href="https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/getting-started?terminal=" rel="noopener noreferrer">';
    expect(
      await htmlOf(
        `${imported}\n\n<StackBlitzPreview example="getting-started?terminal=" description="Try it." />`,
        mdx,
      ),
    ).toBe(`<p>${link}Try it.</a></p>`);
  });
  test('what would have to be run is named, all of it at once', async () => {
    expect(
      await problemsOf(
        "import x from './x.js';\nexport const y = 1;\n\n{y}\n\n<b title={f()}>c</b>\n\n<b onClick={1}>d</b>\n\n{...z}",
        mdx,
      ),
    ).toEqual([
      '13 error: A { starts an expression in .mdx, but this is not one. Write \\{, or put the code in backticks. (Could not parse expression with acorn)',
      "4 error: import … from './x.js' is not supported: a page imports images only, and components need no import.",
      '4 error: export is not supported, because pages are not executed. Write the value where you use it.',
      '7 error: {y}: the variable y would have to be executed, but pages are not executed. Write the value itself, or \\{ for a brace.',
      '9 error: <b title={f()}>: a function call would have to be executed, but pages are not executed. Write the value itself, or \\{ for a brace.',
      '11 error: <b onclick> is not allowed in a page: pages have no event handlers; what runs on a page is a component of the dialect.',
    ]);
  });
  test('stray braces, angles and unclosed tags, several in one run', async () => {
    const problems = await problemsOf('a {b\n\nc < d\n\n1 <2\n\n<div>\n\ne', mdx);
    expect(problems.map((problem) => problem.split(',')[0])).toEqual([
      '4 error: A { starts an expression in .mdx',
      '8 error: A < starts a tag in .mdx',
      '10 error: A tag is opened but not closed',
    ]);
  });
});

describe('Markdown', () => {
  test('a header without words is an ordinary cell, and the table is called after the first that has some', async () => {
    const { html } = await compileText('| | A |\n|-|-|\n| x | y |');
    expect(html).toContain('aria-label="Table: A"');
    expect(html.replace(/\n/g, '')).toContain('<tr><td></td><th>A</th></tr>');
  });

  test('the boxes of a task list say what they mean', async () => {
    const { html } = await compileText('- [x] one\n- [ ] two');
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Done"', 'aria-label="To do"']);
  });

  test('tables scroll inside themselves', async () => {
    expect((await htmlOf('| Name | B |\n|---|:-:|\n| `x` | y |')).replace(/\n/g, '')).toBe(
      '<div class="table" tabindex="0" role="region" aria-label="Table: Name"><table><thead><tr><th>Name</th><th align="center">B</th></tr></thead><tbody><tr><td><code>x</code></td><td align="center" data-label="B">y</td></tr></tbody></table></div>',
    );
  });
  test('emoji by name, not in code nor between digits', async () => {
    expect(await htmlOf(':tada: `:tada:` 10:100:20 :nothing:')).toBe(
      '<p>🎉 <code>:tada:</code> 10:100:20 :nothing:</p>',
    );
  });
  test('footnotes', async () => {
    const { html, headings, problems } = await compileText('A[^1].\n\n[^1]: B.');
    expect(html).toContain('href="#fn-1"');
    expect(html).toContain('id="fn-1"');
    expect(headings).toEqual([]);
    expect(problems).toEqual([]);
  });
  test('raw HTML, with Markdown inside', async () => {
    expect(await htmlOf('<details><summary>More</summary>\n\n*x*\n\n</details>')).toBe(
      '<details><summary>More</summary><p><em>x</em></p></details>',
    );
  });
  test('images beside the page get an address, dimensions and lazy loading', async () => {
    const { html, images } = await compileText('![A](./picture.png)');
    expect(html).toMatch(
      /<img src="\/assets\/picture\.[\da-f]{8}\.png" alt="A" loading="lazy" decoding="async" width="12" height="7">/,
    );
    expect(images).toEqual([
      { file: expect.stringMatching(/fixtures\/picture\.png$/), url: expect.stringMatching(/^\/assets\/picture\./) },
    ]);
  });
  test('an image that is not there', async () => {
    expect((await problemsOf('a\n\n![A](./no.png)'))[0]).toMatch(
      /^6 error: The image \.\/no\.png does not exist. Looked for .*no\.png\.$/,
    );
  });
  test('links to pages become site addresses; all are noted with their lines', async () => {
    const { links } = await compileText(
      '[a](./caching.mdx#x) [b](https://webpack.js.org/api/)\n\n[c]: /guides/\n[c] <a href="#d">d</a>',
    );
    expect(links.map(({ href, line }) => `${line} ${href}`)).toEqual([
      '4 /guides/caching/#x',
      '4 /api/',
      '7 /guides/',
      '7 #d',
    ]);
  });
  test('parts begin at headings of level 2', async () => {
    const { html } = await compileText('lead\n\n## A\n\n### B\n\n## C');
    expect(html.match(/<section class="part part-\d+">/g)).toHaveLength(3);
  });
  test('a part that got long ends at the next heading below', async () => {
    const partsOf = async (text: string) => (await compileText(text)).html.match(/<section class="part/g);
    const long = 'A line of many words that wraps. '.repeat(200);
    expect(await partsOf(`## A\n\n### B\n\n${long}\n\n### C\n\n### D\n`)).toHaveLength(2);
    expect(await partsOf(`## A\n\n### B\n\nshort\n\n### C\n\n### D\n`)).toHaveLength(1);
  });
  test('sections for search', async () => {
    const { sections } = await compileText('Lead.\n\n## A {#x}\n\ntext `code`\n\n```js\n1\n```');
    expect(sections).toEqual([
      { id: '', title: 'Sample', level: 1, text: 'Lead.', code: '' },
      { id: 'x', title: 'A', level: 2, text: 'text code', code: '1' },
    ]);
  });
  test('the file names above code blocks are code', async () => {
    const { sections } = await compileText('Lead.\n\n```js title="src/boat.js"\n1\n```\n\nAfter.');
    expect(sections).toEqual([{ id: '', title: 'Sample', level: 1, text: 'Lead. After.', code: 'src/boat.js\n1' }]);
  });
  test('the description is the first paragraph, cut at a word', async () => {
    expect((await compileText('T> no\n\n## H\n\nFirst *one*.')).description).toBe('First one.');
    const long = (await compileText('word '.repeat(60))).description;
    expect(long).toMatch(/word…$/);
    expect(long.length).toBeLessThanOrEqual(160);
  });
});
