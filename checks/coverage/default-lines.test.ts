import path from 'node:path';
import { expect, test } from 'vitest';
import { withUnsetWords } from '../../compile/entries/unset-words.ts';
import { loadFacts } from '../../facts/index.ts';
import { changeFacts } from '../../facts/lookup.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { faultsOfDefaults } from './default-lines.ts';

const contentDir = path.resolve(import.meta.dirname, '../../content');
const facts = withUnsetWords(loadFacts(), contentDir);

/** Returns the facts with some fields of one fact replaced. */
const planted = (id: string, fields: object): Facts =>
  changeFacts(facts, (fact) => (fact.id === id ? ({ ...fact, ...fields } as Fact) : fact));

test('every option, flag, magic comment, and variable of the environment says its default', () => {
  expect(faultsOfDefaults(facts, contentDir)).toEqual([]);
});

test('an entry without one is refused', () => {
  expect(faultsOfDefaults(planted('option:output.clean', { unset: undefined }), contentDir)).toEqual([
    expect.stringContaining('option:output.clean says nothing of its default: add `output.clean: …`'),
  ]);
});

test('a condition that is no clause is refused', () => {
  const value = [
    { when: 'in YAML', value: 'true' },
    { when: 'otherwise', value: 'false' },
  ];
  expect(faultsOfDefaults(planted('option:stats.chunks', { default: value }), contentDir)).toEqual([
    expect.stringContaining('option:stats.chunks: the condition “in YAML” of its default is no clause'),
  ]);
});

test.each<[what: string, value: { when: string; value: string }[], fault: string]>([
  ['a placeholder', [{ when: 'otherwise', value: '"<context>/dist"' }], 'contains <context>'],
  [
    'a type of dependency without the others of its group',
    [
      { when: 'dependency: "esm"', value: '1' },
      { when: 'otherwise', value: '2' },
    ],
    'the condition “dependency: "esm"” of its default is no clause',
  ],
  [
    'a condition twice',
    [
      { when: 'mode: "none"', value: '1' },
      { when: 'target: "node"', value: '2' },
      { when: 'mode: "none"', value: '3' },
      { when: 'otherwise', value: '4' },
    ],
    'has the condition “in mode none” twice',
  ],
  [
    'an object twice',
    [
      { when: 'mode: "none"', value: '{ a: 1 }' },
      { when: 'target: "node"', value: '2' },
      { when: 'otherwise', value: '{ a: 1 }' },
    ],
    'has the value { a: 1 } twice',
  ],
  [
    '“not set … otherwise not set”',
    [
      { when: 'mode: "none"', value: 'undefined' },
      { when: 'target: "node"', value: '2' },
      { when: 'otherwise', value: 'undefined' },
    ],
    'has the value not set twice',
  ],
  [
    'a condition that never ends',
    [
      { when: `target: ${Array.from({ length: 40 }, (_, index) => `"t${index}"`).join(' or ')}`, value: '1' },
      { when: 'otherwise', value: '2' },
    ],
    'has a condition of more than 30 words',
  ],
])('%s is refused', (_, value, fault) => {
  expect(faultsOfDefaults(planted('option:output.clean', { default: value }), contentDir)).toEqual([
    expect.stringContaining(fault),
  ]);
});

test('words on what does not exist are refused', () => {
  const renamed = changeFacts(facts, (fact) =>
    fact.id === 'option:output.clean' ? ({ ...fact, name: 'output.wipe' } as Fact) : fact,
  );
  expect(faultsOfDefaults(renamed, contentDir)).toEqual([
    expect.stringMatching(/option\.yaml:\d+: output\.clean is the name of nothing/),
  ]);
});
