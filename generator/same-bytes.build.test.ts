/**
 * Tests that builds are reproducible. Two copies of the project must result in byte-identical files. One is in a
 * repository and uses all cores; the other is outside of any repository, in a folder with a longer name, and uses one
 * core.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashesOfFiles } from './testing/hashes-of-files.ts';
import { copyProject } from '../e2e/other-project.ts';
import { inProject } from './paths.ts';

const run = promisify(execFile);
/** Whether this machine can pin a process to one core. */
const canHold = process.platform === 'linux' && existsSync('/usr/bin/taskset');

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'same-bytes-'));
});
afterAll(() => rm(scratch, { recursive: true }));

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

test('any folder, repository or not, and number of cores', async () => {
  const { folder: copy } = await copyProject();
  const inRepository = path.join(scratch, 'first');
  const alone = path.join(scratch, 'second and longer');
  await rename(copy, inRepository);
  // Both copies start with the same caches, because another test may fill the project's caches while the first copy is
  // built.
  await cp(inRepository, alone, { recursive: true, verbatimSymlinks: true });
  execFileSync('git', ['init', '--quiet'], { cwd: inRepository });
  const expected = await buildIn(inRepository, []);
  const built = await buildIn(alone, canHold ? ['taskset', '--cpu-list', '0'] : []);
  expect(Object.keys(expected).length).toBeGreaterThan(50);
  expect(Object.keys({ ...expected, ...built }).filter((file) => built[file] !== expected[file])).toEqual([]);
});
