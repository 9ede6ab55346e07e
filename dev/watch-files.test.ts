import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';
import { watchFiles } from './watch-files.ts';

let folder: string;
let edits = 0;
let stop: () => void;

const file = (name: string): string => path.join(folder, 'content', name);
const write = (name: string): void => writeFileSync(file(name), String(edits));

/** Whether the watcher notices an edit. More events for the same edit may follow. */
async function isNoticed(edit: () => void): Promise<boolean> {
  const before = edits;
  edit();
  return expect
    .poll(() => edits)
    .toBeGreaterThan(before)
    .then(() => true);
}

beforeEach(() => {
  folder = folderForTest('watch-files');
  mkdirSync(file('guides'), { recursive: true });
  write('guides/a.md');
  writeFileSync(path.join(folder, 'redirects.json'), '');
  edits = 0;
  stop = watchFiles([path.join(folder, 'content'), path.join(folder, 'redirects.json')], async () => {
    edits += 1;
  });
});

afterEach(() => stop());

test('a file that an editor replaced by renaming another is still watched', async () => {
  for (let time = 0; time < 3; time++) {
    await isNoticed(() => {
      write('guides/.a.md.swp');
      renameSync(file('guides/.a.md.swp'), file('guides/a.md'));
    });
    await isNoticed(() => write('guides/a.md'));
  }
});

test('so is one that an editor moved away before it wrote it anew', async () => {
  await isNoticed(() => {
    renameSync(file('guides/a.md'), file('guides/a.md~'));
    write('guides/a.md');
    rmSync(file('guides/a.md~'));
  });
  await isNoticed(() => write('guides/a.md'));
});

test('folders that come, go, and come back, as when a branch is switched', async () => {
  await isNoticed(() => {
    rmSync(file('guides'), { recursive: true });
    mkdirSync(file('guides/deeper'), { recursive: true });
  });
  await isNoticed(() => write('guides/deeper/b.md'));
  await isNoticed(() => write('guides/deeper/b.md'));
  await isNoticed(() => write('guides/a.md'));
});

test('a file outside of the folders, but not its neighbors', async () => {
  await isNoticed(() => {
    writeFileSync(path.join(folder, 'neighbor.json'), '');
    writeFileSync(path.join(folder, 'other.json'), '');
    renameSync(path.join(folder, 'other.json'), path.join(folder, 'redirects.json'));
  });
  await isNoticed(() => writeFileSync(path.join(folder, 'redirects.json'), '{}'));
});
