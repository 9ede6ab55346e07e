import path from 'node:path';
import { expect, test } from 'vitest';
import { type FactSketch, factsOf, sketched } from '../../facts/testing/sketched.ts';
import { namingTexts, usesOf } from './uses.ts';

const left = factsOf([{ id: 'plugin:css.CssModulesPlugin', kind: 'plugin', name: 'css.CssModulesPlugin' }]);

function uses(gone: FactSketch, text: string): string[] {
  return usesOf(sketched([gone]), left, [{ file: 'content/a.md', text }]);
}

const plugin: FactSketch = { id: 'plugin:ts.TypeScriptPlugin', kind: 'plugin', name: 'ts.TypeScriptPlugin' };

test('a name that is gone is found whole, and by its last word', () => {
  expect(uses(plugin, 'One\nnew webpack.ts.TypeScriptPlugin()\n`TypeScriptPlugin` removes types')).toEqual([
    'content/a.md:2: ts.TypeScriptPlugin',
    'content/a.md:3: TypeScriptPlugin',
  ]);
});

test('a part of a longer name is another name', () => {
  expect(uses(plugin, 'ForkTypeScriptPlugin, TypeScriptPluginOptions')).toEqual([]);
  expect(uses({ id: 'cli:--output', kind: 'cli', name: '--output' }, '--output-path')).toEqual([]);
});

test('a last word that something else still has, and ordinary words, are not looked for', () => {
  const moved: FactSketch = { id: 'plugin:old.CssModulesPlugin', kind: 'plugin', name: 'old.CssModulesPlugin' };
  expect(uses(moved, '`css.CssModulesPlugin` and old.CssModulesPlugin')).toEqual([
    'content/a.md:1: old.CssModulesPlugin',
  ]);
  expect(uses({ id: 'variable:import', kind: 'variable', name: 'import' }, 'import it')).toEqual([]);
});

test('pages, entries and examples are searched; posts, which tell of their day, are not', () => {
  const files = namingTexts(path.resolve(import.meta.dirname, '../..')).map(({ file }) =>
    file.split(path.sep).join('/'),
  );
  // The last pattern matches the examples of any tool, because a fork may remove tools.
  for (const folder of [/^content\/configuration\//, /^content\/entries\//, /^tools\/[\w-]+\/examples\//])
    expect(files.some((file) => folder.test(file))).toBe(true);
  expect(files.filter((file) => file.startsWith('content/blog/'))).toEqual([]);
});
