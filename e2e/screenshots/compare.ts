import type { Page } from 'playwright-core';

/** The difference between two screenshots. */
interface Difference {
  /** Number of cells (8 × 8 pixels) that differ between the screenshots, or `Infinity` if their sizes differ. */
  cells: number;
  /** PNG of the later screenshot with frames around the differences. Undefined if nothing differs. */
  picture?: Buffer;
}

/**
 * Size in pixels of the cells in which two screenshots are compared. A cell is as large as a letter, so that different
 * antialiasing doesn't change its average color.
 */
const cell = 8;
/**
 * Minimum difference between the average color values of a cell in both screenshots (0 to 255) for the cell to count as
 * different.
 */
const visible = 16;
/** Number of cells that may differ between two screenshots, for example because of a cursor or a digit. */
export const tolerated = 6;

/**
 * Compares two screenshots by the average of each cell instead of pixel by pixel, to find what has moved.
 *
 * @param page any page in the browser that does the comparison
 * @param before earlier screenshot as PNG
 * @param after later screenshot as PNG
 */
export async function comparePictures(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const result = await page.evaluate(differenceInPage, {
    pictures: [before.toString('base64'), after.toString('base64')],
    cell,
    visible,
  });
  if (!result) return { cells: Infinity, picture: after };
  return result.cells === 0
    ? { cells: 0 }
    : { cells: result.cells, picture: Buffer.from(result.picture.slice('data:image/png;base64,'.length), 'base64') };
}

/** Compares two screenshots. Runs in the browser, which can decode images. */
async function differenceInPage(asked: {
  pictures: string[];
  cell: number;
  visible: number;
}): Promise<{ cells: number; picture: string } | undefined> {
  const [before, after] = await Promise.all(
    asked.pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    }),
  );
  if (!before || !after || before.width !== after.width || before.height !== after.height) return undefined;
  const { width, height } = after;
  const pixelsOf = (picture: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const meansOf = (data: Uint8ClampedArray, left: number, top: number) => {
    const sums: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let y = top; y < Math.min(top + asked.cell, height); y++)
      for (let x = left; x < Math.min(left + asked.cell, width); x++, count++)
        for (const channel of [0, 1, 2] as const) sums[channel] += data[(y * width + x) * 4 + channel] ?? 0;
    return sums.map((sum) => sum / count);
  };
  const [old, now] = [pixelsOf(before), pixelsOf(after)];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const drawing = canvas.getContext('2d')!;
  drawing.drawImage(after, 0, 0);
  drawing.fillStyle = 'rgb(255 0 80 / 45%)';
  let cells = 0;
  for (let top = 0; top < height; top += asked.cell) {
    for (let left = 0; left < width; left += asked.cell) {
      const [was, is] = [meansOf(old, left, top), meansOf(now, left, top)];
      if (was.every((mean, channel) => Math.abs(mean - (is[channel] ?? 0)) < asked.visible)) continue;
      cells++;
      drawing.fillRect(left, top, asked.cell, asked.cell);
    }
  }
  return { cells, picture: canvas.toDataURL('image/png') };
}
