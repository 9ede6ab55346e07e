/** Tests the hash of everything that a build reads, on a folder of pages in a repository. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';
import { isOutput, madeFrom } from './made-from.ts';

let content: string;
let out: string;
beforeEach(async () => {
  content = folderForTest('made-from');
  out = path.join(content, '../dist');
  await writeFile(path.join(content, 'a.test.md'), 'words');
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: content });

test('differs with a page, whatever its name, with the commit, and with what is asked for; otherwise it is the same', async () => {
  const keys = [await madeFrom({ content, out })];
  const noteNew = async (asked: object = {}) => {
    const key = await madeFrom({ content, out, ...asked });
    expect(keys).not.toContain(key);
    keys.push(key);
  };
  await writeFile(path.join(content, 'a.test.md'), 'other words');
  await noteNew();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'One');
  await noteNew();
  git('commit', '--quiet', '--allow-empty', '--message', 'Two');
  await noteNew();
  await noteNew({ once: true });
  await noteNew({ draft: true });
  await noteNew({ redirectPages: true });
  expect(keys).toContain(await madeFrom({ content, out }));
});

test('what a killed build left beside the output folder is output, too', () => {
  expect(isOutput('/site/dist', '/site/dist')).toBe(true);
  expect(isOutput('/site/dist.building-1234', '/site/dist')).toBe(true);
  expect(isOutput('/site/distance', '/site/dist')).toBe(false);
});
