import { expect, test } from 'vitest';
import { measureCode } from './statistics.ts';

const figures = measureCode();

test.each(figures)('$name: $value is within $limit', ({ value, limit }) => {
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThanOrEqual(limit);
});
