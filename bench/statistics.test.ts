import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureCode } from './statistics.ts';

const figures = measureCode();

test.each(figures)('$name: $value is within $limit', ({ value, limit }) => {
  expect(value).toBeGreaterThan(0);
  expect(value).toBeLessThanOrEqual(limit);
});

test('the handbook has the same figures with the same limits', () => {
  const handbook = readFileSync(new URL('../docs/statistics.md', import.meta.url), 'utf8');
  const rows = [...handbook.matchAll(/^\| (.+?) \| [\d.]+ \| ([\d.]+) \|$/gm)].map(([, name, limit]) => [
    name,
    Number(limit),
  ]);
  expect(rows).toEqual(figures.map(({ name, limit }) => [name, limit]));
});
