/**
 * Tests that builds are reproducible. Two copies of the project must result in byte-identical files. One is in a
 * repository and uses all cores, all packages, and the caches of this project; the other is outside of any repository,
 * in a folder with a longer name, and uses one core, the packages that `npm start` installs, and no caches.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';
import { copyProject } from '../e2e/other-project.ts';
import { filesUnder } from './files-under.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { inProject } from './paths.ts';
import { hashesOfFiles } from './testing/hashes-of-files.ts';
import { readPackagesToBuild } from '../scripts/testing/packages-to-build.ts';

const run = promisify(execFile);
/** Whether this machine can pin a process to one core. */
const canHold = process.platform === 'linux' && existsSync('/usr/bin/taskset');

const scratch = temporaryFolder('same-bytes');

/**
 * Builds the small site in a copy of the project.
 *
 * @returns hash of each file, by name
 */
async function buildIn(folder: string, command: string[]): Promise<Record<string, string>> {
  const [program = '', ...words] = [...command, process.execPath, 'generator/cli.ts', '--draft', '--once'];
  await run(program, [...words, '--content', inProject('e2e/fixture'), '--out', 'dist'], { cwd: folder });
  return hashesOfFiles(path.join(folder, 'dist'));
}

/**
 * Replaces the linked folder `node_modules` with one that contains only the given packages. They must be inside the
 * copied project, because the order of modules in the tools' bundles depends on the real paths of packages.
 */
async function linkPackages(project: string, folders: string[]): Promise<void> {
  await rm(path.join(project, 'node_modules'));
  for (const folder of folders.filter((each) => existsSync(inProject(each)))) {
    const files = await filesUnder(inProject(folder));
    for (const file of files.filter((each) => !each.split('/').includes('node_modules'))) {
      const copy = path.join(project, folder, file);
      await mkdir(path.dirname(copy), { recursive: true });
      await linkOrCopy(inProject(folder, file), copy);
    }
  }
}

test('any folder, repository or not, number of cores, caches, and packages beside those needed', async () => {
  const { folder: copy } = await copyProject();
  const inRepository = path.join(scratch, 'first');
  const alone = path.join(scratch, 'second and longer');
  await rename(copy, inRepository);
  await cp(inRepository, alone, { recursive: true, verbatimSymlinks: true });
  await rm(path.join(alone, '.cache'), { recursive: true, force: true });
  const { all, toBuild } = readPackagesToBuild();
  await linkPackages(inRepository, all);
  await linkPackages(alone, toBuild);
  execFileSync('git', ['init', '--quiet'], { cwd: inRepository });
  const expected = await buildIn(inRepository, []);
  const built = await buildIn(alone, canHold ? ['taskset', '--cpu-list', '0'] : []);
  expect(Object.keys(expected).length).toBeGreaterThan(50);
  expect(Object.keys({ ...expected, ...built }).filter((file) => built[file] !== expected[file])).toEqual([]);
});
