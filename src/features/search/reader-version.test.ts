import { expect, test } from 'vitest';
import { shortVersion } from './reader-version.ts';

test('the first patch of a version is not shown', () => {
  expect(shortVersion('5.105.0')).toBe('5.105');
  expect(shortVersion('5.105.10')).toBe('5.105.10');
});
