import { expect, test } from 'vitest';
import { isNewer, minorVersions } from './since.ts';

test.each([
  ['5.105.2+', '5.104', true],
  ['5.105.2', '5.105', false],
  ['5.9.0', '5.10', false],
  ['5.10.0', '5.9', true],
  ['6.0.0', '5.112', true],
  ['4.44.0', '5.0', false],
  ['5.105.0', '5.99', true],
  ['5.99.2', '5.99', false],
  ['5.9.0', '5.99', false],
  ['5.112.0', '6.0', false],
])('%s after %s: %s', (since, version, expected) => {
  expect(isNewer(since, version)).toBe(expected);
});

test('minor versions, newest first', () => {
  expect(minorVersions('5.2.3')).toEqual(['5.2', '5.1', '5.0']);
});
