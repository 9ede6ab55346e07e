import { expect, test } from 'vitest';
import { readDefault, sinceOf } from './fact-words.ts';

test('a default in words', () => {
  expect(readDefault('true')).toEqual([{ value: 'true', when: '' }]);
  expect(
    readDefault([
      { when: 'a: 1', value: '"x"' },
      { when: 'b: 2', value: '"x"' },
      { when: 'otherwise', value: '"y"' },
    ]),
  ).toEqual([
    { value: '"x"', when: 'with a: 1, or b: 2' },
    { value: '"y"', when: 'otherwise' },
  ]);
  expect(
    readDefault([
      { when: 'a: 1', value: '1' },
      { when: 'otherwise', value: '1' },
    ]),
  ).toEqual([{ value: '1', when: '' }]);
});

test('what webpack 5 always had is not called new', () => {
  const fact = { id: 'option:a', kind: 'option' as const, name: 'a', type: 'string' };
  expect([sinceOf({ ...fact, since: '5.0.0' }), sinceOf({ ...fact, since: '5.20.0' }), sinceOf(fact)]).toEqual([
    undefined,
    '5.20.0+',
    undefined,
  ]);
});
