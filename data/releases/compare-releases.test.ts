import { expect, test } from 'vitest';
import { compareReleases } from './compare-releases.ts';
import type { ReleaseContent } from './read-release.ts';
import { nameKinds } from './schema.ts';
import type { NameKind } from './schema.ts';

const noDefaults: ReleaseContent['defaults'] = { targets: ['web'], settings: [], places: [], values: {} };

function content(
  version: string,
  { names = {}, ...rest }: Partial<Omit<ReleaseContent, 'names'>> & { names?: Partial<Record<NameKind, string[]>> },
): ReleaseContent {
  return {
    version,
    names: Object.fromEntries(nameKinds.map((kind) => [kind, new Set(names[kind])])) as ReleaseContent['names'],
    described: new Set(),
    deprecated: new Set(),
    hooks: new Map(),
    hookNames: new Set(),
    defaults: noDefaults,
    ...rest,
  };
}

test('what a release added, took away, deprecated, and made different is told', () => {
  const before = content('5.1.0', {
    names: { option: ['bail', 'cache'], plugin: ['OldPlugin'], error: ['LostError'] },
    hooks: new Map([['MultiCompiler.done', 'SyncHook']]),
  });
  const after = content('5.2.0', {
    names: { option: ['bail', 'output.html'], error: ['LostError'], hook: ['Compiler.new'] },
    deprecated: new Set(['bail', 'output.html']),
    hooks: new Map([
      ['MultiCompiler.done', 'AsyncSeriesHook'],
      ['Compiler.new', 'SyncHook'],
    ]),
  });
  expect(compareReleases(before, after, { version: '5.2.0' })).toEqual({
    version: '5.2.0',
    added: { option: ['output.html'], hook: ['Compiler.new'] },
    removed: { option: ['cache'], plugin: ['OldPlugin'] },
    defaults: [],
    hooks: [{ name: 'MultiCompiler.done', says: 'SyncHook → AsyncSeriesHook' }],
    // An option that was deprecated from the start counts as new.
    deprecated: ['bail'],
  });
});

test('an option that accepts a list since a release was neither removed nor added', () => {
  const before = content('5.1.0', { names: { option: ['module.rules[].use.loader'] } });
  const after = content('5.2.0', { names: { option: ['module.rules[].use[].loader'] } });
  const { added, removed } = compareReleases(before, after, { version: '5.2.0' });
  expect({ added, removed }).toEqual({ added: {}, removed: {} });
});

test('options of a plugin are compared if both releases describe them', () => {
  const before = content('5.1.0', {
    names: { 'plugin-option': ['BannerPlugin.raw', 'DllPlugin.name'] },
    described: new Set(['BannerPlugin', 'DllPlugin']),
  });
  const after = content('5.2.0', {
    names: { 'plugin-option': ['BannerPlugin.banner', 'HtmlPlugin.title'] },
    described: new Set(['BannerPlugin', 'HtmlPlugin']),
  });
  const { added, removed } = compareReleases(before, after, { version: '5.2.0' });
  expect(added).toEqual({ 'plugin-option': ['BannerPlugin.banner'] });
  expect(removed).toEqual({ 'plugin-option': ['BannerPlugin.raw'] });
});

test('a hook that moved to another file, or is created in another way, was not removed', () => {
  const before = content('5.1.0', { names: { hook: ['Parser.moved', 'Parser.wrapped', 'Parser.gone'] } });
  const after = content('5.2.0', {
    names: { hook: ['ParserHooks.moved'] },
    hookNames: new Set(['*.moved', 'ParserHooks.moved', 'Parser.wrapped']),
  });
  expect(compareReleases(before, after, { version: '5.2.0' }).removed).toEqual({ hook: ['Parser.gone'] });
});
