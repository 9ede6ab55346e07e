import { expect, test } from 'vitest';
import { arrangements, drawSectionIcon } from './section-icons.ts';
import { type SectionId, sectionIds } from './sections.ts';

test('no two sections have the same boxes', () => {
  expect(new Set(sectionIds.map((section) => arrangements[section])).size).toBe(sectionIds.length);
});

test.each(Object.entries(arrangements))('the boxes of “%s” can be read, and nearer ones come later', (_name, boxes) => {
  expect(boxes).toMatch(/^\d{3}[!?]?(?: \d{3}[!?]?)*$/);
  const nearness = boxes.split(' ').map(([right, left, up]) => Number(right) + Number(left) + Number(up));
  expect(nearness).toEqual(nearness.toSorted((one, other) => one - other));
});

test('a drawing is as large as its boxes', () => {
  expect(drawSectionIcon('concepts')).toContain('viewBox="-24 0 48 56" width="48" height="56"');
  expect(drawSectionIcon('blog', 0.5)).toContain('viewBox="-24 -56 48 112" width="24" height="56"');
  expect(drawSectionIcon('migrate')).toContain('viewBox="-72 28 144 56" width="144" height="56"');
});

test('pages outside of all sections, and a section that nobody has drawn yet, have one box', () => {
  expect(drawSectionIcon('').match(/<g /g)).toHaveLength(1);
  expect(drawSectionIcon('harbor' as SectionId)).toBe(drawSectionIcon(''));
});
