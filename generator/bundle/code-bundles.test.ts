import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { codeKey, noteCodeBundles, standingBundles } from './code-bundles.ts';
import { codeFiles } from './entries.ts';
import type { Workspace } from './workspace.ts';

let folder = '';
let workspace: Workspace;
beforeEach(async () => {
  folder = folderForTest('code-bundles');
  workspace = { modules: path.join(folder, 'site'), server: path.join(folder, 'server') } as Workspace;
  await mkdir(path.join(workspace.modules, 'pages'), { recursive: true });
  await mkdir(workspace.server);
  for (const file of Object.values(codeFiles)) await writeFile(path.join(workspace.server, file), '');
});

const made = { key: 'a', renderVersion: '1', packages: ['node_modules/a'] };

test('bundles without pages stand as long as what they are made from', async () => {
  await noteCodeBundles(workspace, made);
  expect(await standingBundles(workspace, 'a')).toEqual(made);
  expect(await standingBundles(workspace, 'b')).toBeUndefined();
});

test('a bundle that is gone has all of them made again', async () => {
  await noteCodeBundles(workspace, made);
  await rm(path.join(workspace.server, codeFiles.worker));
  expect(await standingBundles(workspace, 'a')).toBeUndefined();
});

test('without a note nothing stands', async () => {
  expect(await standingBundles(workspace, 'a')).toBeUndefined();
  await writeFile(path.join(workspace.server, 'made-from.json'), '{');
  expect(await standingBundles(workspace, 'a')).toBeUndefined();
});

test('pages do not change the key, data of features do', async () => {
  const before = await codeKey(workspace, 'code');
  await writeFile(path.join(workspace.modules, 'pages/guides-caching.js'), 'export const html = 1;');
  expect(await codeKey(workspace, 'code')).toBe(before);
  await writeFile(path.join(workspace.modules, 'sponsors.js'), 'export const sponsors = 1;');
  expect(await codeKey(workspace, 'code')).not.toBe(before);
  expect(await codeKey(workspace, 'other code')).not.toBe(await codeKey(workspace, 'code'));
});
