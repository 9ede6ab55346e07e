import { expect, test } from 'vitest';

import { addedByVersion, removedByVersion } from './compare-versions.ts';

const versions = [
  { version: '5.0.0', ids: new Set(['a', 'b', 'old']) },
  { version: '5.1.0', ids: new Set(['a', 'c']) },
  { version: '5.2.0', ids: new Set(['a', 'b', 'c', 'd']) },
];

test('an id counts from the version since which it was always there', () => {
  expect(addedByVersion(versions)).toEqual({ '5.0.0': ['a'], '5.1.0': ['c'], '5.2.0': ['b', 'd'] });
});

test('an id that is gone is named with the first version without it', () => {
  expect(removedByVersion(versions)).toEqual({ '5.1.0': ['old'] });
});
