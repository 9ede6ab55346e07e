import { expect, test } from 'vitest';
import { packagedPage as page } from '../testing/packaged-page.ts';
import { removedIn } from './removed-names.ts';

const pages = [
  page('/guides/plugins/', '## Use {#use}', '| Plugin | Use |\n| - | - |\n| `OnePlugin` | Not here. |'),
  page(
    '/migrate/3/',
    '## `DedupePlugin` has been removed {#dedupe}',
    'Remove it.',
    '## Use `OldPlugin` {#use}',
    'Words.',
  ),
  page('/migrate/4/', '## Plugins {#plugins}', '| Plugin | Option |\n| - | - |\n| `OnePlugin` | `four` |'),
  page(
    '/migrate/5/',
    '## Options {#options}',
    'Words.',
    '| Before | Now |\n| - | - |\n| `new webpack.OnePlugin()` | `five` |\n| `new webpack.TwoPlugin()` | `two` |',
    '## Flags {#flags}',
    '| Before | Now |\n| - | - |\n| `--https` | `--server-type https` |',
  ),
];

test.each([
  ['webpack.OnePlugin', 'options', '| Before | Now |\n| - | - |\n| `new webpack.OnePlugin()` | `five` |'],
  ['new webpack.TwoPlugin({ a: 1 })', 'options', '`two`'],
  ['webpack.optimize.DedupePlugin', 'dedupe', 'Remove it.'],
  ['--https', 'flags', '`--server-type https`'],
])('%s: the newest guide tells', (asked, id, said) => {
  expect(removedIn(pages, asked)?.id).toBe(id);
  expect(removedIn(pages, asked)?.markdown).toContain(said);
});

test('a plugin comes without the other plugins', () => {
  expect(removedIn(pages, 'OnePlugin')?.markdown).not.toContain('TwoPlugin');
});

test.each([['OldPlugin'], ['NonePlugin'], ['options'], ['--http'], ['']])('%s: no guide tells', (asked) => {
  expect(removedIn(pages, asked)).toBeUndefined();
});
