import { expect, test } from 'vitest';
import { layOut } from './modules-graph.ts';

test.each(['wide', 'tall'] as const)('%s: every box is inside the drawing and none covers another', (direction) => {
  const { width, height, boxes, cube } = layOut(direction);
  const all = [...boxes, { x: cube.x, y: cube.y, width: cube.size, height: cube.size }];
  for (const box of all) {
    expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(0);
  }
  for (const [index, a] of all.entries()) {
    for (const b of all.slice(index + 1)) {
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart).toBe(true);
    }
  }
});

test('both ways draw the same graph', () => {
  const [wide, tall] = [layOut('wide'), layOut('tall')];
  expect(tall.boxes.map(({ name }) => name)).toEqual(wide.boxes.map(({ name }) => name));
  expect(tall.curves).toHaveLength(wide.curves.length);
});
