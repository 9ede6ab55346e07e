/**
 * Tests that each part of the build reports a full disk without a stack trace and without hanging. The disk is a tmpfs
 * of a few kilobytes in its own mount namespace; the tests are skipped where namespaces aren't permitted.
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';
import { loadFacts } from '../facts/index.ts';
import { inProject } from './paths.ts';

const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0;

let folder: string;
beforeEach(() => (folder = folderForTest('full-disk')));

/**
 * Runs Node.js with a folder mounted as a disk of 300 kB.
 *
 * @param holds absolute path of a folder whose content is copied to the disk
 */
function runOnSmallDisk(disk: string, words: string[], holds: string): { status: number | null; stderr: string } {
  const script = `
    room=$((300 + $(du -sk "$1" | cut -f1)))
    mount -t tmpfs -o size="$room"k tmpfs "$0"
    cp -r "$1/." "$0"
    shift
    exec "$@"`;
  return spawnSync('unshare', ['-rm', 'sh', '-ec', script, disk, holds, process.execPath, ...words], {
    cwd: inProject(),
    encoding: 'utf8',
    timeout: 280_000,
  });
}

describe.skipIf(!canMount)('on a full disk', { tags: 'needs/mount' }, () => {
  test('the caches are named', async () => {
    const build = ['generator/cli.ts', '--content', 'e2e/fixture', '--out', path.join(folder, 'dist')];
    // The facts are copied, because a build needs them first and extracting them takes long.
    const known = path.join(folder, 'known');
    await mkdir(known);
    loadFacts();
    await cp(inProject('.cache/facts'), path.join(known, 'facts'), { recursive: true });
    const { status, stderr } = runOnSmallDisk(inProject('.cache'), build, known);
    expect(stderr).toMatch(/^\n.*\.cache\/.+: the disk is full \(ENOSPC\)\.\n\nNot built: 1 error\.\n$/);
    expect(status).toBe(1);
    expect(await readdir(folder)).toEqual(['known']);
  });

  test('a thread that compresses ends the build', async () => {
    const [disk, empty, script] = ['disk', 'empty', 'write.mjs'].map((name) => path.join(folder, name)) as [
      string,
      string,
      string,
    ];
    await mkdir(disk);
    await mkdir(empty);
    const code = `
      import { randomBytes } from 'node:crypto';
      import { Output } from '${inProject('generator/output/output.ts')}';
      import { reasonsOf } from '${inProject('generator/explain-failure.ts')}';
      const output = await Output.open('${disk}/dist', '${disk}/manifest.json');
      await output.write('build.json', '{}');
      await output.write('a.html', randomBytes(110_000).toString('hex'));
      const error = await output.commit().catch((error) => error);
      await output.discard();
      console.error(...reasonsOf(error));`;
    await writeFile(script, code);
    const { status, stderr } = runOnSmallDisk(disk, [script], empty);
    expect(stderr).toMatch(/: the disk is full \(ENOSPC\)\.\n$/);
    expect(status).toBe(0);
  });
});
