import { expect, test } from 'vitest';
import { loadFacts } from '../facts/index.ts';
import { readDefault, sinceOf } from './fact-words.ts';

test('a default in words, for what can be set alone', () => {
  const { byId } = loadFacts();
  const parts = readDefault(byId.get('option:stats.chunks')!);
  expect(parts.map(({ text, clause }) => `${text} ${clause}`)).toEqual(['true in JSON', 'false otherwise']);
  expect(readDefault(byId.get('hook:Compiler.emit')!)).toEqual([]);
});

test('what webpack 5 always had is not called new', () => {
  const fact = { id: 'option:a', kind: 'option' as const, name: 'a', type: 'string' };
  expect([sinceOf({ ...fact, since: '5.0.0' }), sinceOf({ ...fact, since: '5.20.0' }), sinceOf(fact)]).toEqual([
    undefined,
    '5.20.0+',
    undefined,
  ]);
});
