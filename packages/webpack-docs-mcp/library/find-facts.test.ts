import { expect, test } from 'vitest';
import type { FactKind } from '../../../facts/types.ts';
import type { CarriedFact } from './carried.ts';
import { factsNamed } from './find-facts.ts';

const fact = (id: string): CarriedFact => {
  const kind = id.slice(0, id.indexOf(':')) as FactKind;
  return { id, kind, name: id.slice(kind.length + 1), type: '' } as CarriedFact;
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
].map(fact);
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
  ['config.output.path', 'option:output.path'],
  ['declaration:Output.path', 'declaration:Output.path'],
  ['--output-path', 'cli:--output-path'],
])('%s is %s', (asked, id) => {
  expect(first(asked)).toBe(id);
});

test('what no name has or ends with is none', () => {
  for (const asked of ['put.path', 'output', '', 'constructor']) expect(factsNamed(facts, asked)).toEqual([]);
});
