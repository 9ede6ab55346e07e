import { expect, test } from 'vitest';
import { draw } from './draw.ts';

test('a seed draws the same again, another seed others, and none twice', () => {
  const many = Array.from({ length: 500 }, (_, line) => ({ file: 'a.md', line, text: `${line}` }));
  expect(draw(many, 50, 7)).toEqual(draw(many, 50, 7));
  expect(draw(many, 50, 7)).not.toEqual(draw(many, 50, 8));
  expect(new Set(draw(many, 500, 7)).size).toBe(500);
});
