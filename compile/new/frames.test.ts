import { expect, test } from 'vitest';
import { parseFenceInfo } from '../markdown/fence.ts';
import { indexFacts } from '../../facts/lookup.ts';
import { frameFor } from './frames.ts';

const facts = indexFacts({
  versions: {},
  added: {},
  build: [],
  facts: [
    { id: 'option:output.path', kind: 'option', name: 'output.path' },
    { id: 'option:bail', kind: 'option', name: 'bail' },
    { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', owner: 'Compiler' },
    { id: 'plugin:optimize.SplitChunksPlugin', kind: 'plugin', name: 'optimize.SplitChunksPlugin' },
    { id: 'plugin:BannerPlugin', kind: 'plugin', name: 'BannerPlugin' },
    {
      id: 'plugin-option:BannerPlugin.banner',
      kind: 'plugin-option',
      name: 'BannerPlugin.banner',
      owner: 'BannerPlugin',
    },
  ],
});

test('an option is a section of the page of its topmost option, and claims its fact', () => {
  expect(frameFor('option', 'output.path', facts)).toMatchObject({ path: 'configuration/output.md', isPage: false });
  expect(frameFor('option', 'output.path', facts).body).toMatch(/^## `output\.path` \{option:output\.path\}/);
  expect(frameFor('option', 'bail', facts).path).toBe('configuration/other-options.md');
});

test('a plugin is a page with its options in a scope; a hook a section', () => {
  const { path, body } = frameFor('plugin', 'BannerPlugin', facts);
  expect(path).toBe('plugins/banner-plugin.md');
  expect(body).toContain('{plugin-option:BannerPlugin.*}');
  expect(body).toContain('| `banner` | |');
  expect(frameFor('plugin', 'SplitChunksPlugin', facts).path).toBe('plugins/split-chunks-plugin.md');
  expect(frameFor('hook', 'Compiler.emit', facts)).toMatchObject({
    path: 'api/compiler-hooks.md',
    body: expect.stringContaining('### `emit` {hook:Compiler.emit}') as string,
  });
});

test('what webpack does not have gets no frame', () => {
  expect(() => frameFor('option', 'output.paht', facts)).toThrow(/no option output\.paht.*output\.path/);
  expect(() => frameFor('chapter', 'x', facts)).toThrow(/no frame for/);
});

test('every fence of a frame can be read', () => {
  const { body } = frameFor('guide', 'night-sky', facts);
  const infos = [...body.matchAll(/^```(\S.*)$/gm)].map((match) => match[1]!);
  expect(infos.length).toBeGreaterThan(0);
  expect(infos.flatMap((info) => parseFenceInfo(info).problems)).toEqual([]);
});
