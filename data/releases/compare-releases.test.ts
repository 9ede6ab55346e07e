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
    createdHooks: new Set(names.hook),
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

test('a hook that moved to another file, or is created in another way, was neither removed nor added', () => {
  const before = content('5.1.0', {
    names: { hook: ['Parser.moved', 'Parser.split', 'Parser.wrapped', 'Parser.gone'] },
  });
  const after = content('5.2.0', {
    names: { hook: ['ParserHooks.moved'] },
    createdHooks: new Set(['ParserHooks.moved', 'hooks.split']),
    hookNames: new Set(['Parser.wrapped']),
  });
  const forth = compareReleases(before, after, { version: '5.2.0' });
  expect([forth.added, forth.removed]).toEqual([{}, { hook: ['Parser.gone'] }]);
  const back = compareReleases(after, before, { version: '5.3.0' });
  expect([back.added, back.removed]).toEqual([{ hook: ['Parser.gone'] }, {}]);
});

test('a hook with the name of one that both releases have is another hook', () => {
  const before = content('5.1.0', { names: { hook: ['ConcatenatedModule.exports'] } });
  const after = content('5.2.0', {
    names: { hook: ['ConcatenatedModule.exports', 'JavascriptModulesPlugin.exports'] },
  });
  const forth = compareReleases(before, after, { version: '5.2.0' });
  expect([forth.added, forth.removed]).toEqual([{ hook: ['JavascriptModulesPlugin.exports'] }, {}]);
  const back = compareReleases(after, before, { version: '5.3.0' });
  expect([back.added, back.removed]).toEqual([{}, { hook: ['JavascriptModulesPlugin.exports'] }]);
});
