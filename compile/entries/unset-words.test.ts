import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { unsetFolder, withUnsetWords } from './unset-words.ts';

const content = temporaryFolder('unset');
beforeAll(() => {
  mkdirSync(path.join(content, unsetFolder), { recursive: true });
});

const write = (yaml: string): void => writeFileSync(path.join(content, unsetFolder, 'option.yaml'), yaml);

const facts = factsOf([
  { id: 'option:output.clean', kind: 'option', name: 'output.clean' },
  { id: 'option:output.clean.dry', kind: 'option', name: 'output.clean.dry' },
  { id: 'option:output.wiped', kind: 'option', name: 'output.wiped', sameAs: ['option:output.clean'] },
  { id: 'option:output.path', kind: 'option', name: 'output.path', default: '"dist"' },
  { id: 'option:bail', kind: 'option', name: 'bail' },
  { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit' },
]);

test('a fact has the words of its name, of a name with * that fits, or of what it is another face of', () => {
  write('output.clean: old files stay\noutput.*: nothing special\nbail: "`false`"\n');
  const { byId } = withUnsetWords(facts, content);
  const said = [...byId.values()].map(({ name, unset, default: value }) => [name, unset ?? value]);
  expect(said).toEqual([
    ['output.clean', 'old files stay'],
    ['output.clean.dry', 'nothing special'],
    ['output.wiped', 'nothing special'],
    ['output.path', '"dist"'],
    ['bail', 'false'],
    ['Compiler.emit', undefined],
  ]);
  write('output.clean: old files stay\n');
  expect(withUnsetWords(facts, content).byId.get('option:output.wiped')?.unset).toBe('old files stay');
});

test('a mistake in a file is told with its line', () => {
  write('output.clean: old files stay\nbail: [1]\n');
  expect(() => withUnsetWords(facts, content)).toThrow(/option\.yaml:2: the value of bail is not text/);
  write('output.clean: "old\n');
  expect(() => withUnsetWords(facts, content)).toThrow(/option\.yaml:\d+: /);
});

test('without such words nothing changes', () => {
  expect([...withUnsetWords(facts, '/nowhere').byId.values()]).toEqual([...facts.byId.values()]);
});
