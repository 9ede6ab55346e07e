import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { partHeightClasses, partHeights, phoneFactors } from './part-heights.ts';

test('the stylesheet has the height and the factor of every class', async () => {
  const styles = await readFile(new URL('../../src/prose/styles/part-heights.global.css', import.meta.url), 'utf8');
  const valuesOf = (rule: RegExp) => [...styles.matchAll(rule)].map(([, step, value]) => [Number(step), Number(value)]);
  expect(valuesOf(/\.part-(\d+) \{\s*--part: (\d+)px;\s*\}/g)).toEqual([...partHeights.entries()]);
  expect(valuesOf(/\.tall-(\d+) \{\s*--tall: ([\d.]+);\s*\}/g)).toEqual(
    phoneFactors.map((factor, index) => [index + 1, factor]),
  );
});

test('a height gets the class that is at most an eighth off, or the outermost, also on a phone', () => {
  for (let wide = 40; wide < partHeights.at(-1)!; wide += 7) {
    for (const phone of [wide, 1.3 * wide, 2 * wide]) {
      const [, step, factor] = /^part-(\d+)(?: tall-(\d+))?$/.exec(partHeightClasses({ wide, phone }))!;
      const near = partHeights[Number(step)]!;
      expect(Math.abs(near - wide) / wide, String(wide)).toBeLessThan(0.13);
      const nearPhone = near * (factor === undefined ? 1 : phoneFactors[Number(factor) - 1]!);
      if (Math.abs(nearPhone - phone) >= 100)
        expect(Math.abs(nearPhone - phone) / phone, `${wide} ${phone}`).toBeLessThan(0.14);
    }
  }
  expect(partHeightClasses({ wide: 0, phone: 0 })).toBe('part-0');
  expect(partHeightClasses({ wide: 10_000_000, phone: 10_000_000 })).toMatch(/^part-27/);
});
