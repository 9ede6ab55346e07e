import { expect, test } from 'vitest';
import type { FactKind } from '../../../facts/types.ts';
import type { PackagedFact } from './package-data.ts';
import { factsNamed, ownKeysIn } from './find-facts.ts';

const fact = (id: string, more: object = {}): PackagedFact => {
  const kind = id.slice(0, id.indexOf(':')) as FactKind;
  return { id, kind, name: id.slice(kind.length + 1), type: '', ...more } as PackagedFact;
};
const facts = [
  'declaration:Output.path',
  'cli:--output-path',
  'option:output.path',
  'option:output.html',
  'option:optimization.splitChunks.minSize',
  'plugin-option:SplitChunksPlugin.minSize',
  'option:module.rules[].test',
  'devserver:port',
  'hook:Compiler.emit',
  'loader-context:async',
  'removed:devServer.contentBase',
  'plugin:ids.HashedModuleIdsPlugin',
  'plugin:BannerPlugin',
  'option:entry.<key>.import',
  'option:optimization.splitChunks.cacheGroups.<key>.priority',
  'option:resolve.alias.<key>',
].map((id) => fact(id));
facts.push(
  fact('cli:--output', { parent: 'cli:version', aliases: ['-o'] }),
  fact('cli:--output-filename', { aliases: ['-o'] }),
  fact('cli:--devtool', { aliases: ['-d'], type: 'false | "eval" | string' }),
  fact('cli:--optimization-minimize', { type: 'boolean' }),
  fact('cli:--static', { aliases: ['--no-static'] }),
);
const first = (asked: string): string | undefined => factsNamed(facts, asked)[0]?.id;

test.each([
  ['output.path', 'option:output.path'],
  ['`output.path`', 'option:output.path'],
  ['Output.Path', 'option:output.path'],
  ['splitChunks.minSize', 'option:optimization.splitChunks.minSize'],
  ['minSize', 'option:optimization.splitChunks.minSize'],
  ['module.rules[0].test', 'option:module.rules[].test'],
  ['devServer.port', 'devserver:port'],
  ['compiler.hooks.emit', 'hook:Compiler.emit'],
  ['this.async', 'loader-context:async'],
  ['--no-optimization-minimize', 'cli:--optimization-minimize'],
  ['--no-devtool', 'cli:--devtool'],
  ['--no-output-path', undefined],
  ['config.output.path', 'option:output.path'],
  ['declaration:Output.path', 'declaration:Output.path'],
  ['--output-path', 'cli:--output-path'],
  ['-d', 'cli:--devtool'],
  [' -d ', 'cli:--devtool'],
  ['-o', 'cli:--output-filename'],
  ['--no-static', 'cli:--static'],
  ['HashedModuleIdsPlugin', 'plugin:ids.HashedModuleIdsPlugin'],
  ['webpack.ids.HashedModuleIdsPlugin', 'plugin:ids.HashedModuleIdsPlugin'],
  ['webpack.HashedModuleIdsPlugin', undefined],
  ['webpack.BannerPlugin', 'plugin:BannerPlugin'],
  ['contentBase', 'removed:devServer.contentBase'],
  ['devServer.contentBase', 'removed:devServer.contentBase'],
  ['entry.main.import', 'option:entry.<key>.import'],
  ['cacheGroups.default.priority', 'option:optimization.splitChunks.cacheGroups.<key>.priority'],
  ['splitChunks.cacheGroups["a.b"].priority', 'option:optimization.splitChunks.cacheGroups.<key>.priority'],
  ['splitChunks.cacheGroups.{cacheGroup}.priority', 'option:optimization.splitChunks.cacheGroups.<key>.priority'],
  ['resolve.alias["@app"]', 'option:resolve.alias.<key>'],
  ['rules.test', 'option:module.rules[].test'],
  ['cacheGroups.priority', 'option:optimization.splitChunks.cacheGroups.<key>.priority'],
  ['Compiler.getCompilationHooks(compilation).emit', 'hook:Compiler.emit'],
  ['module.rules.test', 'option:module.rules[].test'],
  ['default.priority', undefined],
  ['compiler.import', undefined],
  ['entry.main.imports', undefined],
])('%s is %s', (asked, id) => {
  expect(first(asked)).toBe(id);
});

test('what no name has or ends with is none', () => {
  for (const asked of ['put.path', 'output', '', 'constructor', '-D', 'd', '-x'])
    expect(factsNamed(facts, asked)).toEqual([]);
});

test('a key that the reader chose is told', () => {
  expect(ownKeysIn('entry.<key>.import', 'entry.main.import')).toEqual(['main']);
  expect(ownKeysIn('resolve.alias.<key>', 'alias["@app/a.js"]')).toEqual(['@app/a.js']);
  expect(ownKeysIn('module.rules[].test', 'module.rules[0].test')).toEqual([]);
  expect(ownKeysIn('splitChunks.cacheGroups.<key>.priority', 'cacheGroups.priority')).toEqual([]);
  expect(ownKeysIn('entry.<key>.import', 'entry.<key>.import')).toEqual([]);
});
