import { expect, test } from 'vitest';
import { indexFacts } from '../../facts/lookup.ts';
import { sketched } from '../../facts/testing/sketched.ts';
import { fitHeading, templateFor } from './templates.ts';

const facts = indexFacts({
  versions: { webpack: '5.1.0' },
  added: {},
  build: [],
  facts: sketched([
    { id: 'option:output.path', kind: 'option', name: 'output.path' },
    { id: 'option:bail', kind: 'option', name: 'bail' },
    { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', owner: 'Compiler' },
    { id: 'error:BuildCycleError', kind: 'error', name: 'BuildCycleError', text: ['There is a circular build'] },
    { id: 'plugin:optimize.SplitChunksPlugin', kind: 'plugin', name: 'optimize.SplitChunksPlugin' },
    { id: 'plugin:BannerPlugin', kind: 'plugin', name: 'BannerPlugin' },
    {
      id: 'plugin-option:BannerPlugin.banner',
      kind: 'plugin-option',
      name: 'BannerPlugin.banner',
      owner: 'BannerPlugin',
    },
  ]),
});

test('an option is a section of the page of its topmost option, and claims its fact', () => {
  expect(templateFor('option', 'output.path', facts)).toMatchObject({ path: 'configuration/output.md', isPage: false });
  expect(templateFor('option', 'output.path', facts).body).toMatch(/^## `output\.path` \{option:output\.path\}/);
  expect(templateFor('option', 'bail', facts).path).toBe('configuration/other-options.md');
});

test('a plugin is a page with its options in a scope; a hook a section', () => {
  const { path, body } = templateFor('plugin', 'BannerPlugin', facts);
  expect(path).toBe('plugins/banner-plugin.md');
  expect(body).toContain('{plugin-option:BannerPlugin.*}');
  expect(body).toContain('| `banner` | |');
  expect(templateFor('plugin', 'SplitChunksPlugin', facts).path).toBe('plugins/split-chunks-plugin.md');
  expect(templateFor('hook', 'Compiler.emit', facts)).toMatchObject({
    path: 'api/compiler-hooks.md',
    body: expect.stringContaining('### `emit` {hook:Compiler.emit}') as string,
  });
});

test('what webpack does not have gets no template', () => {
  expect(() => templateFor('option', 'output.paht', facts)).toThrow(/no option output\.paht.*output\.path/);
  expect(() => templateFor('chapter', 'x', facts)).toThrow(/no template for/);
});

test('words are one address, in small letters; .mdx where it is asked for', () => {
  expect(templateFor('guide', 'Night Sky', facts).path).toBe('guides/night-sky.md');
  expect(templateFor('concept', 'night-sky', facts, { mdx: true }).path).toBe('concepts/night-sky.mdx');
  expect(templateFor('guide', 'Night Sky', facts).body).toMatch(/```text output project=night\n```\n\nT> /);
  expect(templateFor('guide', 'A license banner', facts).body).toContain(
    'npx webpack\n```\n\n```text output project=license\n',
  );
  expect(templateFor('guide', 'How to', facts).body).toContain('project=how\n');
  expect(templateFor('guide', 'Night Sky', facts).frontMatter).toContain('title: Night Sky');
  const post = templateFor('post', 'Five years', facts, { day: '2026-11-22' });
  expect(post.path).toBe('blog/2026-11-22-five-years.md');
  expect(post.frontMatter).toContain('date: 2026-11-22');
  expect(() => templateFor('guide', '?!', facts)).toThrow(/no letter/);
});

test('a section says which fact it documents, and its heading fits what is there', () => {
  expect(templateFor('error', 'BuildCycleError', facts)).toMatchObject({
    path: 'errors/index.md',
    documents: 'error:BuildCycleError',
  });
  expect(templateFor('loader', 'css-loader', facts)).toMatchObject({ path: 'loaders/packages.yaml', isPage: false });
  const page = '## One\n\n```md\n#### In code\n```\n';
  expect(fitHeading('#### `a.b.c` {option:a.b.c}', page)).toBe('### `a.b.c` {option:a.b.c}');
  expect(fitHeading('## `a`', page)).toBe('## `a`');
});
