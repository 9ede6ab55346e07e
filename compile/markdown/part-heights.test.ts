import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { partHeightClass, partHeights } from './part-heights.ts';

test('the stylesheet has the height of every class', async () => {
  const styles = await readFile(new URL('../../src/prose/styles/part-heights.global.css', import.meta.url), 'utf8');
  const rules = [...styles.matchAll(/\.part-(\d+) \{\s*contain-intrinsic-size: auto (\d+)px;\s*\}/g)];
  expect(rules.map(([, step, height]) => [Number(step), Number(height)])).toEqual([...partHeights.entries()]);
});

test('a height gets the class that is at most a tenth off, or the outermost', () => {
  for (let height = 40; height < partHeights.at(-1)!; height += 7) {
    const near = partHeights[Number(partHeightClass(height).slice('part-'.length))]!;
    expect(Math.abs(near - height) / height, String(height)).toBeLessThan(0.11);
  }
  expect([partHeightClass(0), partHeightClass(10_000_000)]).toEqual(['part-0', 'part-39']);
});
