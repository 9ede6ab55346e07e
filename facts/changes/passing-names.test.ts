import { expect, test } from 'vitest';
import { NameHistory } from './passing-names.ts';

const history = new NameHistory([
  { version: '5.1.0', added: { option: ['came'] }, removed: {} },
  { version: '5.2.0', added: {}, removed: { option: ['came', 'old'] } },
  { version: '5.3.0', added: { option: ['came'], hook: ['old'] }, removed: {} },
]);

test('finds the releases in which the opposite happened to a name', () => {
  expect(history.around('option', 'came', '5.1.0')).toEqual({ before: undefined, after: '5.2.0' });
  expect(history.around('option', 'came', '5.2.0')).toEqual({ before: '5.1.0', after: '5.3.0' });
  expect(history.around('option', 'came', '5.3.0')).toEqual({ before: '5.2.0', after: undefined });
});

test('names of another kind are others', () => {
  expect(history.around('option', 'old', '5.2.0')).toEqual({ before: undefined, after: undefined });
});
