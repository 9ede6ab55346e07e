import { expect, test } from 'vitest';
import { withLaterVersions } from './later-versions.ts';
import type { VersionRead } from './later-versions.ts';

const known = {
  first: '5.0.0',
  last: '5.1.0',
  added: { '5.0.0': ['a', 'old'], '5.1.0': ['b'] },
  removed: { '5.1.0': ['was'] },
};

function read(version: string, ids: string[], options: string[] = []): VersionRead {
  return { version, ids: new Set(ids), options: new Set(options) };
}

test('what later versions added and removed joins what is known', () => {
  const later = [
    read('5.1.0', ['a', 'old', 'b'], ['x']),
    read('5.2.0', ['a', 'b', 'c'], ['x', 'was']),
    read('5.3.0', ['a', 'b', 'c', 'd'], ['was']),
  ];
  expect(withLaterVersions(known, later)).toEqual({
    first: '5.0.0',
    last: '5.3.0',
    added: { '5.0.0': ['a'], '5.1.0': ['b'], '5.2.0': ['c'], '5.3.0': ['d'] },
    removed: { '5.3.0': ['x'] },
  });
});

test('nothing newer leaves the data as it is', () => {
  expect(withLaterVersions(known, [read('5.1.0', ['a', 'old', 'b'])])).toEqual(known);
});

test('facts that the last known version has and the data lacks ask for comparing all versions', () => {
  expect(withLaterVersions(known, [read('5.1.0', ['a', 'old', 'b', 'older'])])).toBeUndefined();
  expect(withLaterVersions(known, [read('5.2.0', ['a'])])).toBeUndefined();
});

test('facts that the last known version has and the newest lacks ask for nothing', () => {
  const later = [read('5.1.0', ['a', 'old', 'b', 'gone']), read('5.2.0', ['a', 'old', 'b', 'c'])];
  expect(withLaterVersions(known, later)).toEqual({
    first: '5.0.0',
    last: '5.2.0',
    added: { '5.0.0': ['a', 'old'], '5.1.0': ['b'], '5.2.0': ['c'] },
    removed: { '5.1.0': ['was'] },
  });
});
