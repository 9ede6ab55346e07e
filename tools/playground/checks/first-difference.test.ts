import { expect, test } from 'vitest';
import { firstDifference } from './first-difference.ts';

test('what stands where two files part is shown, with a little before it', () => {
  const same = 'x'.repeat(100);
  const { name, here, inNode } = firstDifference('main.js', `${same}two\n`, `${same}other`);
  expect([name, here, inNode]).toEqual(['main.js', `${'x'.repeat(20)}two\\n`, `${'x'.repeat(20)}other`]);
});

test('a file that is shorter, or not there at all', () => {
  expect(firstDifference('a', '', 'text').inNode).toBe('text');
  expect(firstDifference('a', undefined, 'text')).toEqual({ name: 'a', here: undefined, inNode: 'text' });
});
