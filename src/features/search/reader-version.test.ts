import { expect, test } from 'vitest';
import { isNewer, shortVersion } from './reader-version.ts';

test.each([
  ['5.105.0', '5.99', true],
  ['5.99.2', '5.99', false],
  ['5.9.0', '5.99', false],
  ['6.0.0', '5.112', true],
  ['5.112.0', '6.0', false],
])('%s is newer than %s: %s', (version, than, expected) => expect(isNewer(version, than)).toBe(expected));

test('the first patch of a version is not shown', () => {
  expect(shortVersion('5.105.0')).toBe('5.105');
  expect(shortVersion('5.105.10')).toBe('5.105.10');
});
