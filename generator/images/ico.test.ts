import { expect, test } from 'vitest';
import { icoOf } from './ico.ts';

test('an icon file says where its one image is, and how large', () => {
  const png = Uint8Array.from([137, 80, 78, 71, 1, 2, 3]);
  const file = Buffer.from(icoOf(png, 48));
  // The fields of an ICO file are: reserved, type, count; width, height, palette, reserved, planes, bits; length and
  // offset of the image.
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 1]);
  expect([...file.subarray(6, 10)]).toEqual([48, 48, 0, 0]);
  expect([file.readUInt16LE(10), file.readUInt16LE(12)]).toEqual([1, 32]);
  expect(file.subarray(file.readUInt32LE(18)).equals(png)).toBe(true);
  expect(file.readUInt32LE(14)).toBe(png.length);
});
