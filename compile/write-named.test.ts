import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from './testing/temporary-folder.ts';
import { writeNamed, writeNamedSync } from './write-named.ts';

/** Device file to which writing fails as on a full disk, with an error message that doesn't name the file. */
const full = '/dev/full';

const ways = [
  ['writeNamed', writeNamed],
  ['writeNamedSync', async (file: string, content: string) => writeNamedSync(file, content)],
] as const;

test.each(ways)('%s writes, and names the file once that could not be written', async (_, write) => {
  const folder = folderForTest('write');
  await write(path.join(folder, 'a'), 'words');
  expect(await readFile(path.join(folder, 'a'), 'utf8')).toBe('words');
  const missing = path.join(folder, 'no/b');
  await expect(write(missing, '')).rejects.toThrow(`ENOENT: no such file or directory, open '${missing}'`);
  await expect(write(missing, '')).rejects.not.toThrow(/'.*'.*'/);
});

test.skipIf(!existsSync(full)).each(ways)(
  '%s names what the disk has no room for',
  { tags: 'needs/full-disk' },
  async (_, write) => {
    await expect(write(full, 'words')).rejects.toThrow(/^ENOSPC: .*, write '\/dev\/full'$/);
  },
);
