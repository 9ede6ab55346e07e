import { expect, test } from 'vitest';
import { newerMajor, newestRelease } from './newest-release.ts';

const listed = (...versions: string[]) => versions.map((version) => ({ version }));

test('the newest, not the last that the registry lists', () => {
  expect(newestRelease(listed('10.1.0', '10.1.1', '10.0.0'), '10.1.0', '24.0.0')).toBe('10.1.1');
  expect(newestRelease(listed('5.9.0', '5.10.0', '5.113.0', '5.112.2'), '5.9.0', '24.0.0')).toBe('5.113.0');
});

test('never below what is installed', () => {
  expect(newestRelease(listed('2.9.4', '2.0.0'), '2.10.2', '24.0.0')).toBe('2.10.2');
  expect(newestRelease([], '2.10.2', '24.0.0')).toBe('2.10.2');
});

test('a release that is not withdrawn, of the same major version, for this Node.js', () => {
  const published = [
    { version: '6.0.0' },
    { version: '5.4.0-beta.1' },
    { version: '5.3.0', node: '>=26' },
    { version: '5.2.1', deprecated: true },
    { version: '5.2.0', node: '^18.20.0 || >=20.10.0' },
  ];
  expect(newestRelease(published, '5.1.0', '24.3.0')).toBe('5.2.0');
  expect(newestRelease(published, '5.1.0', '26.0.0')).toBe('5.3.0');
  expect(newerMajor(published, '5.1.0')).toBe('6.0.0');
  expect(newerMajor(listed('5.2.0', '6.0.0-rc.1'), '5.1.0')).toBeUndefined();
});

test('before 1.0 a minor version may break, and counts as a major one', () => {
  expect(newestRelease(listed('0.2.9', '0.3.0'), '0.2.7', '24.0.0')).toBe('0.2.9');
  expect(newerMajor(listed('0.2.9', '0.3.0'), '0.2.7')).toBe('0.3.0');
});
