import { expect, test } from 'vitest';
import { openPngRenderer } from './png-renderer.ts';

const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="${color}"/></svg>`;

/** Reads the width in the header of a PNG. */
const widthOf = (png: Uint8Array) => new DataView(png.buffer, png.byteOffset).getUint32(16);

test('draws more images than one thread does, each at its width', async () => {
  const renderer = openPngRenderer();
  const widths = Array.from({ length: 80 }, (_, index) => index + 1);
  const images = await Promise.all(widths.map((width) => renderer.render(square('red'), width)));
  await renderer.close();
  expect(images.map(widthOf)).toEqual(widths);
});

test('an image that cannot be drawn is an error, and the others are drawn', async () => {
  const renderer = openPngRenderer();
  const results = await Promise.allSettled([
    renderer.render('<svg', 10),
    ...Array.from({ length: 5 }, () => renderer.render(square('blue'), 10)),
  ]);
  await renderer.close();
  expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 5 }, () => 'fulfilled')]);
});
