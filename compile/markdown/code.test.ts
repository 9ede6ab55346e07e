import { describe, expect, test } from 'vitest';
import { compileText, htmlOf, problemsOf } from '../testing/compile-text.ts';
import { mergeTokens } from './code-lines.ts';
import { parseFenceInfo } from './fence.ts';
import { withoutHiddenLines } from './hidden-lines.ts';
import { packageManagers, translateInstall } from './install-commands.ts';

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;
const codeOf = (html: string): string => /<code>([^]*)<\/code>/.exec(html)?.[1] ?? '';

describe('info strings', () => {
  test('every attribute', () => {
    const { attributes, problems } = parseFenceInfo(
      'js title="a b.js" {2,4-6} ins={3} del={1} project=p from="d/m.js" until=\'x y\' exempt="why" hidden config run output excerpt assert fails background stop nofold',
    );
    expect(problems).toEqual([]);
    expect(attributes).toEqual({
      lang: 'js',
      title: 'a b.js',
      highlight: [2, 4, 5, 6],
      ins: [3],
      del: [1],
      project: 'p',
      from: 'd/m.js',
      until: 'x y',
      exempt: 'why',
      hidden: true,
      config: true,
      run: true,
      output: true,
      excerpt: true,
      assert: true,
      fails: true,
      background: true,
      stop: true,
      fold: false,
      links: false,
      details: false,
    });
  });
  test('lines right after the language, and languages with features', () => {
    expect(parseFenceInfo('js{1}').attributes).toMatchObject({ lang: 'js', highlight: [1] });
    expect(parseFenceInfo('js-with-links-with-details').attributes).toMatchObject({
      lang: 'js',
      links: true,
      details: true,
    });
    expect(parseFenceInfo('').attributes.lang).toBe('text');
  });
  test('what another site says of install commands is understood', () => {
    expect(parseFenceInfo('bash npm2yarn').problems).toEqual([]);
  });
  test.each([
    ['js titel="a"', 'A fence has no attribute titel. Did you mean title?'],
    ['js title', 'The fence attribute title needs a text value: title="…".'],
    ['js hidden=yes', 'The fence attribute hidden takes no value.'],
    ['js {a}', '{a} in a fence must be line numbers such as {2,4-6}.'],
    ['js {3-1}', '{3-1} in a fence must be line numbers such as {2,4-6}.'],
    ['js ins=3', 'The fence attribute ins takes line numbers: ins={2,4-6}.'],
    ['js "stray"', 'The fence attribute "stray" cannot be read. Write name, name="text", or {1,3-4}.'],
    ['title="a.js"', 'A fence begins with its language: ```js title="…", or ```text.'],
  ])('%s', (info, message) => {
    expect(parseFenceInfo(info).problems).toContain(message);
  });
  test('a mistake is an error at the fence', async () => {
    expect(await problemsOf(`a\n\n${fence('js titel="x"', '1')}`)).toEqual([
      '6 error: A fence has no attribute titel. Did you mean title?',
    ]);
  });
});

describe('blocks', () => {
  test('title, copy button, colors; default color has no element', async () => {
    expect(await htmlOf(fence('js title="a.js"', 'const a = "b"; // c'))).toBe(
      '<figure class="code" data-lang="js"><figcaption>a.js</figcaption><button class="copy" type="button" aria-label="Copy code"></button><pre tabindex="0"><code><i class="k">const</i> a = <i class="s">"b"</i>; <i class="c">// c</i></code></pre></figure>',
    );
  });
  test('neighbors of one color are one element, over lines', async () => {
    expect(codeOf(await htmlOf(fence('js', '// a\n// b\nx')))).toBe('<i class="c">// a\n// b</i>\nx');
    expect(
      mergeTokens([{ text: 'a', kind: 'k' }, { text: ' ' }, { text: 'b', kind: 'k' }, { text: '' }, { text: 'c' }]),
    ).toEqual([{ text: 'a b', kind: 'k' }, { text: 'c' }]);
  });
  test('marked lines are elements of their own, with their newline', async () => {
    expect(codeOf(await htmlOf(fence('text {2} ins={3} del={1}', 'a\nb\nc\nd')))).toBe(
      '<span class="del">a\n</span><span class="hl">b\n</span><span class="ins">c\n</span>d',
    );
  });
  test('a diff keeps its signs and is colored as its file', async () => {
    const html = await htmlOf(fence('diff title="a.js"', ' let a;\n-let b;\n+let c;'));
    expect(html).toContain('<figure class="code" data-lang="diff" data-diff>');
    expect(codeOf(html)).toBe(
      ' <i class="k">let</i> a;\n<span class="del">-<i class="k">let</i> b;\n</span><span class="ins">+<i class="k">let</i> c;</span>',
    );
  });
  test('long blocks fold, unless told otherwise', async () => {
    const lines = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
    expect(await htmlOf(fence('text', lines(40)))).toContain('<figure class="code fold"');
    expect(await htmlOf(fence('text', lines(40)))).toContain(
      '<button class="unfold" type="button">Show all 40 lines</button></figure>',
    );
    expect(await htmlOf(fence('text', lines(39)))).not.toContain('fold');
    expect(await htmlOf(fence('text nofold', lines(40)))).not.toContain('fold');
    expect(await htmlOf(fence('text fold', 'a'))).toContain('Show all 1 lines');
  });
  test('a command of an example that runs in the playground can be edited, if there is a playground', async () => {
    const body = `${fence('js title="src/index.js" project=p', '1;')}\n\n${fence('bash project=p', 'npx webpack')}`;
    expect(await htmlOf(body, { playable: { 'content/guides/sample.md': ['p'] } })).toContain(
      '<div class="try"><button class="edit" type="button">Edit</button><a class="play" href="/playground/#example=guides/sample/p">Open in the playground</a></div>',
    );
    expect(await htmlOf(body)).not.toContain('class="try"');
  });
  test('hidden fences take part without being shown', async () => {
    const { html, fences } = await compileText(`## A\n\n${fence('js hidden project=p', 'x')}\n\nb`);
    expect(html).not.toContain('figure');
    expect(fences[0]).toMatchObject({ hidden: true, project: 'p', code: 'x', line: 6, anchor: 'a' });
  });
  test('links in code', async () => {
    const html = await htmlOf(fence('js-with-links', '[mode](/configuration/mode/): "a", // [b](c)'));
    expect(codeOf(html)).toBe(
      '<a href="/configuration/mode/">mode</a>: <i class="s">"a"</i>, <i class="c">// [b](c)</i>',
    );
    expect((await compileText(fence('js-with-links', '[mode](/configuration/mode/)'))).links).toEqual([
      { href: '/configuration/mode/', line: 4, kind: 'link' },
    ]);
    expect(
      (await compileText(`One.\n\n${fence('js-with-links', '[mode](/configuration/mode/)')}`)).links[0]?.line,
    ).toBe(6);
  });
  test('parts of code that open', async () => {
    const html = await htmlOf(
      fence('text-with-links-with-details', 'a\n<details><summary>[s](/s/)</summary>\nb\n</details>\nc'),
    );
    expect(codeOf(html)).toBe('a\n<details><summary><a href="/s/">s</a></summary>\nb\n</details>\nc');
  });
  test('what is executed is marked', async () => {
    expect(await htmlOf(fence('js run', '1'))).toContain('<figure class="code verified"');
    expect(await htmlOf(fence('js project=p exempt="why"', '1'))).not.toContain('verified');
    expect((await htmlOf(`${fence('js run', '1')}\n\n${fence('text output', '2')}`)).match(/verified/g)).toHaveLength(
      2,
    );
    expect(await htmlOf(fence('text', '2'))).not.toContain('verified');
  });
  test('an unknown language is an error', async () => {
    expect(await problemsOf(fence('nolang', 'const a'))).toEqual([
      '4 error: The language nolang is unknown. Did you mean erlang? For code without colors, use text.',
    ]);
    expect(codeOf(await htmlOf(fence('nolang', 'const a'), { kind: 'readme' }))).toBe('const a');
  });
  test('addresses of this site in code are links to be checked', async () => {
    expect((await compileText(fence('js', 'a\n// see https://webpack.js.org/api/cli/.'))).links).toEqual([
      { href: '/api/cli/', line: 6, kind: 'code' },
    ]);
  });
  test.each([
    'jsonc',
    'json5',
    'ts',
    'tsx',
    'vue',
    'svelte',
    'scss',
    'less',
    'pug',
    'graphql',
    'nginx',
    'docker',
    'ruby',
    'toml',
    'ini',
    'yaml',
    'bash',
    'console',
    'mjs',
    'html',
  ])('%s is known', async (lang) => {
    expect(await problemsOf(fence(lang, 'a: 1'))).toEqual([]);
  });
});

describe('hidden lines', () => {
  test.each([
    ['a\n// hide-start\nb\n// hide-end\nc', 'a\nc'],
    ['a // hide\nb', 'b'],
    ['# hide-start\na\n# hide-end\n\nb', 'b'],
    ['a /* hide */\nb', 'b'],
    ['<a> <!-- hide -->\nb', 'b'],
    ['hide(a) // hides nothing\n"hide"', 'hide(a) // hides nothing\n"hide"'],
  ])('%j', (code, shown) => {
    expect(withoutHiddenLines(code)).toBe(shown);
  });
});

describe('install commands', () => {
  test.each([
    [
      'npm install --save-dev webpack webpack-cli',
      'yarn add --dev webpack webpack-cli',
      'pnpm add --save-dev webpack webpack-cli',
    ],
    [
      '$ npm i -D a && npx webpack --watch',
      '$ yarn add --dev a && yarn webpack --watch',
      '$ pnpm add --save-dev a && pnpm webpack --watch',
    ],
    ['npm install', 'yarn install', 'pnpm install'],
    ['npm install --global a', 'yarn global add a', 'pnpm add --global a'],
    [
      'mkdir a\ncd a\nnpm init -y\nnpm install b # why\nnpm run build -- --x',
      'mkdir a\ncd a\nyarn init -y\nyarn add b # why\nyarn run build --x',
      'mkdir a\ncd a\npnpm init\npnpm add b # why\npnpm run build --x',
    ],
    [
      'npm install a\nnpx create-b@latest c',
      'yarn add a\nyarn dlx create-b@latest c',
      'pnpm add a\npnpm dlx create-b@latest c',
    ],
  ])('%j', (npm, yarn, pnpm) => {
    expect(translateInstall(npm)).toEqual({ npm, yarn, pnpm });
  });
  test.each(['npx webpack', 'npm install a\nnpm publish', 'echo npm install', 'npm install --legacy-peer-deps a'])(
    '%j is shown as it is',
    (code) => {
      expect(translateInstall(code)).toBeUndefined();
    },
  );
  test('become tabs, in READMEs as well', async () => {
    const html = await htmlOf(fence('bash', 'npm install a'));
    expect(html).toMatch(/^<div class="tabs" data-tabs="npm">/);
    expect(html.match(/<div class="tab-panel" data-title="\w+"><figure class="code"/g)).toHaveLength(
      packageManagers.length,
    );
    expect(await htmlOf(fence('bash', 'npm install a'), { kind: 'readme' })).toContain('data-tabs="npm"');
  });
});
