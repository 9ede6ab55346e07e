import { expect, test } from 'vitest';
import { compareReleases, withoutReturned } from './compare-releases.ts';
import type { ReleaseContent } from './read-release.ts';

function content(
  version: string,
  rest: Partial<Record<keyof ReleaseContent['names'], string[]>> & Partial<Omit<ReleaseContent, 'names'>>,
): ReleaseContent {
  const { option = [], error = [], deprecation = [], plugin = [], ...more } = rest;
  return {
    version,
    names: {
      option: new Set(option),
      error: new Set(error),
      deprecation: new Set(deprecation),
      plugin: new Set(plugin),
    },
    deprecated: new Set(),
    hooks: new Map(),
    defaults: {},
    ...more,
  };
}

test('what a release took away, deprecated, and made different is told', () => {
  const before = content('5.1.0', {
    option: ['bail', 'cache'],
    plugin: ['OldPlugin'],
    error: ['LostError'],
    hooks: new Map([['MultiCompiler.done', 'SyncHook']]),
    defaults: { bail: 'true', cache: 'false' },
  });
  const after = content('5.2.0', {
    option: ['bail'],
    error: ['LostError'],
    deprecated: new Set(['bail']),
    hooks: new Map([
      ['MultiCompiler.done', 'AsyncSeriesHook'],
      ['Compiler.new', 'SyncHook'],
    ]),
    defaults: {
      bail: [
        { when: 'mode: "production"', value: 'true' },
        { when: 'otherwise', value: 'false' },
      ],
    },
  });
  expect(compareReleases(before, after, { version: '5.2.0' })).toEqual({
    version: '5.2.0',
    removed: { option: ['cache'], plugin: ['OldPlugin'] },
    defaults: [{ name: 'bail', says: 'true → false (mode: "none" or "development")' }],
    hooks: [{ name: 'MultiCompiler.done', says: 'SyncHook → AsyncSeriesHook' }],
    deprecated: ['bail'],
  });
});

test('what is there again was not removed', () => {
  const release = {
    version: '5.2.0',
    removed: { plugin: ['A', 'B'], error: ['C'] },
    defaults: [],
    hooks: [],
    deprecated: [],
  };
  const newest = content('5.3.0', { plugin: ['A'], error: ['C'] });
  expect(withoutReturned([release], newest)[0]?.removed).toEqual({ plugin: ['B'] });
});
