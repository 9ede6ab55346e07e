import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BuildFailure } from './build-failure.ts';
import { reasonsOf } from './explain-failure.ts';

const failureOf = (action: Promise<unknown>): Promise<unknown> =>
  action.then(() => undefined).catch((error: unknown) => error);

test.skipIf(!existsSync('/dev/full'))('a full disk', { tags: 'needs/full-disk' }, async () => {
  expect(reasonsOf(await failureOf(writeFile('/dev/full', 'x')))).toEqual(['Cannot write: the disk is full (ENOSPC).']);
});

test('a folder that cannot be made, because a file is in its way', async () => {
  expect(reasonsOf(await failureOf(mkdir(path.join(import.meta.filename, 'site'), { recursive: true })))).toEqual([
    `${path.join(import.meta.filename, 'site')}: a part of its path is a file, not a folder (ENOTDIR).`,
  ]);
});

test('a file that went while it was being read', async () => {
  const file = path.join(tmpdir(), 'no-such-file-here');
  expect(reasonsOf(await failureOf(readFile(file)))).toEqual([`${file}: it is not there (ENOENT).`]);
});

test('an error of a thread, of which only the message arrives', () => {
  expect(reasonsOf(new Error("ENOSPC: no space left on device, open '/site/a.html.br'"))).toEqual([
    '/site/a.html.br: the disk is full (ENOSPC).',
  ]);
});

test('reasons stay as they are; a fault of the code has none', () => {
  expect(reasonsOf(new BuildFailure(['one', 'two']))).toEqual(['one', 'two']);
  expect(reasonsOf(new TypeError('x is not a function'))).toBeUndefined();
});
