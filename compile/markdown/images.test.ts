import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { problemsOf } from '../testing/compile-text.ts';

const folder = temporaryFolder('images');

test('an image over the limit of its kind is an error that says by how much', async () => {
  const drawing = (size: number): string => `<svg viewBox="0 0 9 9">${' '.repeat(size)}</svg>`;
  writeFileSync(path.join(folder, 'large.svg'), drawing(100_000));
  writeFileSync(path.join(folder, 'small.svg'), drawing(90_000));
  const page = { file: path.join(folder, 'page.md') };
  expect(await problemsOf('![A](./large.svg)', page)).toEqual([
    '4 error: ./large.svg has 101 kB, over the limit of 100 kB for its kind. Make it smaller, or save it as WebP.',
  ]);
  expect(await problemsOf('![A](./small.svg)', page)).toEqual([]);
});
