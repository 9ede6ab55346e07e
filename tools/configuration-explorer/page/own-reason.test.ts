import { expect, test } from 'vitest';
import { ownReason } from './own-reason.ts';

test('a reason is found by the name of its option, also below any key', () => {
  expect(ownReason('optimization.splitChunks.cacheGroups.vendors.name')).toBe(
    ownReason('optimization.splitChunks.name'),
  );
  expect(ownReason('optimization.splitChunks.name')).toContain('webpack names chunks by itself');
  expect(ownReason('optimization.splitChunks.cacheGroups.vendors')).toBeUndefined();
});
